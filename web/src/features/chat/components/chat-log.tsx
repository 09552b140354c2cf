import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { Chip } from '@web/ui/chip';
import { Choices } from '@web/shared/reply/reply-parts';
import { VisuallyHidden } from '@web/ui/text';
import { color, space } from '@web/ui/tokens';
import type { Chat } from '../hooks/use-chat';
import { AnswerView } from './answer-view';
import { Bubble, Exchange, Mine, Note } from './chat-parts';

/* Positioned: signs of links and hidden words scroll with it. */
const Log = styled.div`
  position: relative;
  overflow: auto;
  overscroll-behavior: contain;
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding: ${space[4]};
  & > * {
    min-width: 0;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  @container page (max-width: 21rem) {
    padding-inline: ${space[3]};
  }
`;

const beat = keyframes`
  50% { opacity: .25; }
`;

const Dots = styled.span`
  display: inline-flex;
  gap: 0.375rem;
  padding-block: 0.5rem;
  i {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${color.teal600};
    animation: ${beat} 1.2s infinite;
  }
  i:nth-child(2) {
    animation-delay: 0.2s;
  }
  i:nth-child(3) {
    animation-delay: 0.4s;
  }
  @media (prefers-reduced-motion: reduce) {
    i {
      animation: none;
    }
  }
`;

const FIRST_QUESTIONS = ['premium', 'mediCal', 'doctor'] as const;

function Suggestions({ texts, label, chat }: { texts: readonly string[]; label: string; chat: Chat }) {
  if (texts.length === 0) return null;
  return (
    <Choices role="group" aria-label={label} aria-live="off" data-no-print>
      {texts.map((text) => (
        <Chip key={text} disabled={!chat.canSend} onClick={() => chat.send(text)}>
          {text}
        </Chip>
      ))}
    </Choices>
  );
}

function Typing() {
  const { t } = useTranslation('chat');
  return (
    <Bubble>
      <VisuallyHidden>{t('typing')}</VisuallyHidden>
      <Dots aria-hidden="true">
        <i />
        <i />
        <i />
      </Dots>
    </Bubble>
  );
}

/** The conversation: said aloud sentence by sentence as it grows, and always scrolled to its newest line. */
export function ChatLog({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat');
  const log = useRef<HTMLDivElement>(null);
  const { questions, welcome, isTyping } = chat.conversation;
  const last = questions.at(-1);
  const isWaiting = last?.state === 'waiting';
  const suggestions = last ? (last.reply?.suggestions ?? []) : FIRST_QUESTIONS.map((id) => t(`first.${id}`));
  useEffect(() => {
    const box = log.current;
    if (!box || questions.length === 0) return;
    // The last question stays in sight: an answer longer than the window is read from its beginning.
    const newest = box.querySelector('[data-newest]');
    if (newest instanceof HTMLElement) box.scrollTop = newest.offsetTop - 8;
  }, [questions]);
  return (
    <Log ref={log} role="log" aria-label={t('log')} tabIndex={0}>
      <Exchange>
        <Bubble>
          <p>{welcome ?? t('welcome')}</p>
        </Bubble>
        {/* The welcome of the service says it too. */}
        {welcome === null && <Note>{t('about')}</Note>}
      </Exchange>
      {questions.map((question) => (
        <Exchange key={question.id} data-newest={question === last || undefined}>
          <Mine>
            <p>
              <VisuallyHidden>{t('mine')} </VisuallyHidden>
              {question.text}
            </p>
          </Mine>
          <VisuallyHidden as="p">{t('its')}</VisuallyHidden>
          <AnswerView question={question} onAgain={() => chat.sendAgain(question.id)} />
        </Exchange>
      ))}
      {(isWaiting || isTyping) && !last?.parts.some(Boolean) && <Typing />}
      {!isWaiting && <Suggestions texts={suggestions} label={t('suggestions')} chat={chat} />}
    </Log>
  );
}
