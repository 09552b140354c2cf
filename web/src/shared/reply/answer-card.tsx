import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SearchAnswer } from '@app/contracts/http/chat';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Stack } from '@web/ui/layout';
import { color, space, text } from '@web/ui/tokens';
import { ShareText } from '@web/shared/share/share-text';
import { DidNotHelp } from './did-not-help';
import { ReplySources, ReplyWays, Sentences } from './reply-parts';
import { replyText } from './reply-text';

const Answered = styled(Card)`
  overflow-wrap: anywhere;
  p + p {
    margin-block-start: ${space[2]};
  }
  & :is(h3, h4) {
    font-size: ${text[4]};
  }
  &[data-urgent] {
    border: 2px solid ${color.danger};
  }
`;

/** Sentences that are shown before the visitor wants all of them. */
const FIRST = 4;

export interface AnswerCardProps {
  answer: SearchAnswer;
  titleAs: 'h3' | 'h4';
}

/** The answer to the words of a search, with its sources; danger shows the numbers to call first. */
export function AnswerCard({ answer, titleAs: Title }: AnswerCardProps) {
  const { question, reply } = answer;
  const { t } = useTranslation('search');
  const [isWhole, setIsWhole] = useState(false);
  const isUrgent = reply.kind === 'emergency';
  const shown = isWhole || isUrgent ? reply.parts : reply.parts.slice(0, FIRST);
  return (
    <Answered data-urgent={isUrgent || undefined}>
      <Stack $gap={3}>
        {isUrgent ? <ReplyWays reply={reply} /> : <Title lang={reply.language}>{question}</Title>}
        <Sentences parts={shown} language={reply.language} />
        {shown.length < reply.parts.length && <Button onClick={() => setIsWhole(true)}>{t('answer.more')}</Button>}
        <ReplySources sources={reply.sources} />
        {!isUrgent && (
          <>
            <ReplyWays reply={reply} />
            <ShareText hasBoth={false} text={() => replyText(answer, window.location.origin)} />
          </>
        )}
        <DidNotHelp key={reply.card} reply={reply} />
      </Stack>
    </Answered>
  );
}
