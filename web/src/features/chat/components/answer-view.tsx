import { ArrowRight, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatReply, ReplyPart, ReplySource } from '@app/contracts/http/chat';
import { HELP_LINES } from '@web/base/contacts';
import { CoachedPhone } from '@web/shared/call-coach/coached-phone';
import { PhoneText } from '@web/shared/phone-text';
import { ReadAloud } from '@web/shared/read-aloud/read-aloud';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { LinkButton } from '@web/ui/link-button';
import { PhoneCard } from '@web/ui/phone-card';
import { VisuallyHidden } from '@web/ui/text';
import { CANNED_LINES } from '../logic/canned';
import type { CannedId } from '../logic/canned';
import type { Question } from '../logic/conversation';
import { Bubble, Choices, Mark, Note, Phones } from './chat-parts';
import styled from 'styled-components';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { TextLink } from '@web/ui/text-link';
import { color, space, text } from '@web/ui/tokens';

const List = styled.ol`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${text[6]};
  line-height: 1.5;
  color: ${color.inkSoft};
  li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
  }
`;

/** A web address of somebody else, or nothing: what a service sends is not trusted with another kind of link. */
const webAddress = (url: string | null): string | null => (url && /^https?:\/\//.test(url) ? url : null);

/** What the numbers next to the sentences stand for. */
function ReplySources({ sources }: { sources: readonly ReplySource[] }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  if (sources.length === 0) return null;
  return (
    <List aria-label={t('sources')}>
      {sources.map(({ number, title, url, checkedOn }) => {
        const address = webAddress(url);
        return (
          <li key={number}>
            <span>{number}.</span>
            <span>
              {address ? <TextLink href={address}>{title}</TextLink> : <span>{title}</span>}{' '}
              <CheckedWords url={url}>{t('checked', { date: formatDay(checkedOn, language, true) })}</CheckedWords>
            </span>
          </li>
        );
      })}
    </List>
  );
}

/** Sentences with the numbers of their sources; they are in the language they were written in. */
function Sentences({ parts, language }: { parts: readonly (ReplyPart | undefined)[]; language?: string }) {
  const { t } = useTranslation('chat');
  return (
    <div lang={language}>
      {parts.map(
        (part, at) =>
          part && (
            <p key={at}>
              <PhoneText>{part.text}</PhoneText>
              {part.sources.map((number) => (
                <Mark key={number} data-no-read>
                  <VisuallyHidden>{t('source')} </VisuallyHidden>
                  {number}
                </Mark>
              ))}
            </p>
          ),
      )}
    </div>
  );
}

/** Ways on of our own: a path that leads to another host is left out. */
const isOurs = (to: string): boolean => /^\/(?![/\\])/.test(to);

function Ways({ reply }: { reply: ChatReply }) {
  const links = reply.links.filter(({ to }) => isOurs(to));
  return (
    <>
      {reply.phones.length > 0 && (
        <Phones>
          {reply.phones.map(({ id, who, number, hours }) => (
            <CoachedPhone key={id} line={id} who={who} phone={number} when={hours} />
          ))}
        </Phones>
      )}
      {links.length > 0 && (
        <Choices>
          {links.map(({ label, to }) => (
            <LinkButton key={to} to={to} iconAfter={ArrowRight}>
              {label}
            </LinkButton>
          ))}
        </Choices>
      )}
    </>
  );
}

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
      {reply && isUrgent && <Ways reply={reply} />}
      <Bubble ref={answer} data-urgent={isUrgent || undefined}>
        <Sentences parts={parts} language={reply?.language} />
      </Bubble>
      {reply && (
        <>
          <ReadAloud of={answer} lang={reply.language} isPersonal />
          <ReplySources sources={reply.sources} />
          {reply.isFromModel && <Note>{t('fromModel')}</Note>}
          {!isUrgent && <Ways reply={reply} />}
        </>
      )}
    </>
  );
}
