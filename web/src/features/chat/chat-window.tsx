import { Minus, Printer, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { printPage } from '@web/base/in-app-browser';
import { useChatWindow } from '@web/shared/chat-window';
import { allowOwnAnswers, useOwnAnswers } from '@web/shared/own-answers';
import { Button } from '@web/ui/button';
import { Scrim, SidePanel } from '@web/ui/sheet-frame';
import { color, space, text } from '@web/ui/tokens';
import { useFocusBack } from '@web/ui/use-focus-back';
import { usePrintsAlone } from '@web/ui/use-prints-alone';
import { useToast } from '@web/ui/use-toast';
import { ChatForm } from './components/chat-form';
import { ChatLog } from './components/chat-log';
import { useChat } from './hooks/use-chat';
import type { Chat } from './hooks/use-chat';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { HELP_LINES } from '@web/base/contacts';
import { useToday } from '@web/shared/use-today';
import { PrintSheet } from '@web/ui/print-sheet';
import { CANNED_LINES } from './logic/canned';
import type { Conversation, Question } from './logic/conversation';

function PrintedAnswer({ question }: { question: Question }) {
  const { t } = useTranslation('chat');
  const { reply, canned } = question;
  if (canned) {
    return (
      <>
        <p>{t(`canned.${canned}`)}</p>
        {CANNED_LINES[canned].map((line) => (
          <p key={line}>
            {t(`lines.${line}`)} <b>{HELP_LINES[line].number}</b>
          </p>
        ))}
      </>
    );
  }
  if (!reply) return null;
  return (
    <>
      {reply.parts.map(({ text, sources }, at) => (
        <p key={at} lang={reply.language}>
          {text} {sources.map((number) => `[${number}]`).join('')}
        </p>
      ))}
      {reply.phones.map(({ id, who, number }) => (
        <p key={id}>
          {who} <b>{number}</b>
        </p>
      ))}
      {reply.sources.map(({ number, title, url }) => (
        <p key={number}>{`[${number}] ${title} ${url ?? ''}`}</p>
      ))}
    </>
  );
}

/** The conversation on paper: questions, answers, numbers to call and the addresses of the sources. */
function ConversationPrint({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const today = useToday();
  return (
    <PrintSheet title={t('print.title')} date={formatDay(today, language, true)} foot={t('about')}>
      {conversation.questions.map((question) => (
        <section key={question.id}>
          <h3>{question.text}</h3>
          <PrintedAnswer question={question} />
        </section>
      ))}
    </PrintSheet>
  );
}

const Panel = styled(SidePanel)`
  /* The small viewport: the keyboard of a phone takes none of it away. */
  height: calc(100dvh - 1rem);
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  overflow: clip;
  @container scrim (min-width: 64rem) {
    height: auto;
  }
  @media print {
    display: block;
    height: auto;
    overflow: visible;
    & > :not([data-print-only]) {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  background: ${color.teal700};
  color: ${color.surface};
  button {
    padding-inline: ${space[2]};
    color: ${color.surface};
  }
  button:hover {
    background: ${color.teal600};
  }
  /* On a phone the words are enough: all stays in one line. */
  @container page (max-width: 26rem) {
    svg {
      display: none;
    }
  }
`;

const Title = styled(Radix.Title)`
  flex: 1 0 auto;
  font-size: ${text.row};
`;

const Status = styled.p`
  padding: ${space[1]} ${space[4]};
  max-width: none;
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: ${text[6]};
  line-height: 1.5;
`;

function Heading({
  hasAnswer,
  onMinimize,
  onClose,
}: {
  hasAnswer: boolean;
  onMinimize: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  return (
    <Head data-on-dark>
      <Title>{t('title')}</Title>
      {hasAnswer && (
        <Button variant="quiet" icon={Printer} onClick={printPage}>
          {t('print.press')}
        </Button>
      )}
      <Button variant="quiet" icon={Minus} onClick={onMinimize}>
        {t('minimize')}
      </Button>
      <Button variant="quiet" icon={X} onClick={onClose}>
        {t('close')}
      </Button>
    </Head>
  );
}

/** Whether one is connected, in words: said when it changes. */
function LinkStatusLine({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat');
  const state = chat.status === 'connected' ? 'connected' : chat.canSend ? 'byCall' : chat.status;
  return (
    <Status role="status" data-status={state}>
      {t(`status.${state}`)}
    </Status>
  );
}

/** What the person allowed the chat to use, and the way to take it back. */
function OwnAnswersLine() {
  const { t } = useTranslation('chat');
  const answers = useOwnAnswers();
  if (!answers) return null;
  return (
    <Status as="div">
      {t('ownAnswers.used', { answers: answers.shown })}{' '}
      <Button variant="quiet" onClick={() => allowOwnAnswers(null)}>
        {t('ownAnswers.takeBack')}
      </Button>
    </Status>
  );
}

function OpenWindow({ chat, onMinimize, onClose }: { chat: Chat; onMinimize: () => void; onClose: () => void }) {
  const focusBack = useFocusBack();
  const box = useRef<HTMLTextAreaElement>(null);
  usePrintsAlone();
  return (
    <Radix.Portal>
      <Scrim>
        <Panel
          aria-describedby={undefined}
          onCloseAutoFocus={focusBack.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focusBack.onOpenAutoFocus();
            event.preventDefault();
            box.current?.focus();
          }}
        >
          <Heading
            hasAnswer={chat.conversation.questions.some(({ state }) => state === 'answered')}
            onMinimize={onMinimize}
            onClose={onClose}
          />
          <div>
            <LinkStatusLine chat={chat} />
            <OwnAnswersLine />
          </div>
          <ChatLog chat={chat} />
          <ChatForm canSend={chat.canSend} onSend={chat.send} boxRef={box} />
          <ConversationPrint conversation={chat.conversation} />
        </Panel>
      </Scrim>
    </Radix.Portal>
  );
}

/**
 * The chat: it lives as long as it is open or minimized, and its conversation with it. Escape, the scrim and the phone's back
 * key minimize; only the close button ends it.
 */
export function ChatDialog() {
  const { state, minimize, close: closeWindow } = useChatWindow();
  const close = () => {
    allowOwnAnswers(null);
    closeWindow();
  };
  const { t } = useTranslation('chat');
  const { showToast } = useToast();
  const chat = useChat();
  useEffect(() => {
    if (state === 'minimized') showToast({ title: t('minimized'), tone: 'info' });
  }, [state, showToast, t]);
  return (
    <Radix.Root open={state === 'open'} onOpenChange={(isNowOpen) => !isNowOpen && minimize()}>
      {state === 'open' && <OpenWindow chat={chat} onMinimize={minimize} onClose={close} />}
    </Radix.Root>
  );
}
