import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '@app/contracts/http/chat';
import { AnswerCard } from '@web/shared/reply/answer-card';
import { HitGroup } from './hit-list';

export interface AnswerGroupProps {
  answer: SearchAnswer;
  titleAs?: 'h2' | 'h3';
}

/** What the assistant answers to the words of a search. */
export function AnswerGroup({ answer, titleAs = 'h2' }: AnswerGroupProps) {
  const { t } = useTranslation('search');
  return (
    <HitGroup title={t('groups.answer')} titleAs={titleAs}>
      {() => <AnswerCard answer={answer} titleAs={titleAs === 'h2' ? 'h3' : 'h4'} />}
    </HitGroup>
  );
}
