// The pieces of a reply of the assistant, in the chat and under a search.
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ChatReply, ReplyPart, ReplySource } from '@app/contracts/http/chat';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { CoachedPhone } from '@web/shared/call-coach/coached-phone';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { PhoneText } from '@web/shared/phone-text';
import { LinkButton } from '@web/ui/link-button';
import { VisuallyHidden } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { color, space, text } from '@web/ui/tokens';

const Mark = styled.sup`
  margin-inline-start: 0.25rem;
  color: ${color.teal700};
  font-size: 0.75em;
  font-weight: 700;
  line-height: 1;
`;

export const Phones = styled.div`
  display: grid;
  gap: ${space[2]};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

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
export function ReplySources({ sources }: { sources: readonly ReplySource[] }) {
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
export function Sentences({ parts, language }: { parts: readonly (ReplyPart | undefined)[]; language?: string }) {
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

export function ReplyWays({ reply }: { reply: ChatReply }) {
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
