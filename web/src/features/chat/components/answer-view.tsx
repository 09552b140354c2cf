import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import { ReadAloud } from '@web/shared/read-aloud/read-aloud';
import { DidNotHelp } from '@web/shared/reply/did-not-help';
import { Phones, ReplySources, ReplyWays, Sentences } from '@web/shared/reply/reply-parts';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { PhoneCard } from '@web/ui/phone-card';
import { CANNED_LINES } from '../logic/canned';
import type { CannedId } from '../logic/canned';
import type { Question } from '../logic/conversation';
import { Bubble, Note } from './chat-parts';

function Canned({ id }: { id: CannedId }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <Bubble>
        <p>{t(`canned.${id}`)}</p>
      </Bubble>
      <Callout tone="warning">
        <p>{t('canned.note')}</p>
      </Callout>
      <Phones>
        {CANNED_LINES[id].map((line) => (
          <PhoneCard key={line} who={t(`lines.${line}`)} phone={HELP_LINES[line].number} />
        ))}
      </Phones>
    </>
  );
}

function Refused({ question, onAgain }: { question: Question; onAgain: () => void }) {
  const { t } = useTranslation('chat');
  const { reason = 'unavailable', retryAfterSeconds = null } = question.refusal ?? {};
  const mayTryAgain = reason === 'rate_limited' || reason === 'busy' || reason === 'unavailable';
  return (
    <Callout tone="warning">
      <p>{t(`refused.${reason}`, { seconds: retryAfterSeconds ?? 60 })}</p>
      {mayTryAgain && (
        <Button icon={RotateCcw} onClick={onAgain}>
          {t('refused.again')}
        </Button>
      )}
    </Callout>
  );
}

export interface AnswerViewProps {
  question: Question;
  onAgain: () => void;
}

/** What came back: parts as they come, then phones, links and sources; an emergency puts the phones first. */
export function AnswerView({ question, onAgain }: AnswerViewProps) {
  const { t } = useTranslation('chat');
  const { parts, reply, canned, state } = question;
  const answer = useRef<HTMLDivElement>(null);
  if (canned !== null) return <Canned id={canned} />;
  if (state === 'refused') return <Refused question={question} onAgain={onAgain} />;
  if (!parts.some(Boolean)) return null;
  const isUrgent = reply?.kind === 'emergency';
  return (
    <>
      {reply && isUrgent && <ReplyWays reply={reply} />}
      <Bubble ref={answer} data-urgent={isUrgent || undefined}>
        <Sentences parts={parts} language={reply?.language} />
      </Bubble>
      {reply && (
        <>
          <ReadAloud of={answer} lang={reply.language} isPersonal />
          <ReplySources sources={reply.sources} />
          {reply.isFromModel && <Note>{t('fromModel')}</Note>}
          {!isUrgent && <ReplyWays reply={reply} />}
          <DidNotHelp reply={reply} />
        </>
      )}
    </>
  );
}
