// One conversation: the line to the service, what is sent again after a break, and the ways out when the line fails.
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Dispatch } from 'react';
import { CHAT_PATHS } from '@app/contracts/http/chat';
import type { ChatReply, ChatRequest } from '@app/contracts/http/chat';
import { useLanguage } from '@web/base/i18n/use-language';
import { apiSend } from '@web/shared/api/api-client';
import { useOwnAnswers } from '@web/shared/own-answers';
import { connectChat } from '../api/chat-link';
import type { ChatLink, ChatLinkHandlers, LinkStatus } from '../api/chat-link';
import { cannedFor } from '../logic/canned';
import { converse, EMPTY, historyBefore, unanswered } from '../logic/conversation';
import type { ChatAction, Conversation } from '../logic/conversation';

/** How long a question waits without its line before it goes by call. */
const LOST_MS = 4_000;
/** How long it waits on a line that is up and says nothing. */
const SILENT_MS = 20_000;
/** From then on the line counts as failed, and questions go by call until it is up. */
const NO_LINE_MS = 6_000;

/** `crypto.randomUUID` is not there on a page without HTTPS. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface Chat {
  conversation: Conversation;
  status: LinkStatus;
  /** Messages can be sent: on the line, or by call while the line fails. */
  canSend: boolean;
  send: (text: string) => void;
  /** The same question once more, after a refusal. */
  sendAgain: (id: string) => void;
}

/** The line, open as long as the caller is there; true for `isDown` once it has failed for a while. */
function useLine(onServer: ChatLinkHandlers['onServer']) {
  const link = useRef<ChatLink | null>(null);
  const [status, setStatus] = useState<LinkStatus>('connecting');
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    const opened = connectChat({ onStatus: setStatus, onServer });
    link.current = opened;
    return () => {
      link.current = null;
      opened.close();
    };
  }, [onServer]);
  useEffect(() => {
    const timer = setTimeout(() => setIsDown(status !== 'connected'), status === 'connected' ? 0 : NO_LINE_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return { link, status, isDown };
}

/** A way to ask by POST, and the prepared reply when that fails too. What was typed is neither logged nor kept. */
function useCall(tell: Dispatch<ChatAction>, requestOf: (id: string, text: string) => ChatRequest) {
  return useCallback(
    async (id: string, text: string) => {
      tell({ type: 'calling', id });
      try {
        const reply = await apiSend<ChatReply>('POST', CHAT_PATHS.chat, requestOf(id, text));
        tell({ type: 'replied', id, reply });
      } catch {
        tell({ type: 'unanswered', id, canned: cannedFor(text) });
      }
    },
    [tell, requestOf],
  );
}

export function useChat(): Chat {
  const language = useLanguage();
  const about = useOwnAnswers()?.sentences;
  const [conversation, tell] = useReducer(converse, EMPTY);
  const onServer = useCallback<ChatLinkHandlers['onServer']>((message) => tell({ type: 'server', message }), []);
  const { link, status, isDown } = useLine(onServer);
  const waitingIds = unanswered(conversation)
    .map(({ id }) => id)
    .join(' ');
  const latest = useRef(conversation);
  useEffect(() => {
    latest.current = conversation;
  });
  const requestOf = useCallback(
    (id: string, text: string): ChatRequest => ({
      message: text,
      language,
      history: historyBefore(latest.current, id, about),
    }),
    [language, about],
  );
  const call = useCall(tell, requestOf);

  // Up, or up again: everything without an answer goes out once a line, under the ids it had.
  const sent = useRef(new Set<string>());
  useEffect(() => {
    if (status !== 'connected') sent.current.clear();
    const open = status === 'connected' ? unanswered(latest.current) : [];
    for (const { id, text } of open.filter((question) => !sent.current.has(question.id))) {
      sent.current.add(id);
      link.current?.send({ type: 'message', id, ...requestOf(id, text) });
    }
  }, [status, waitingIds, link, requestOf]);

  // No line, or a silent one: by call. Every part that arrives starts the wait again.
  useEffect(() => {
    if (waitingIds === '') return undefined;
    const timeout = isDown ? 0 : status === 'connected' ? SILENT_MS : LOST_MS;
    const timer = setTimeout(() => unanswered(latest.current).forEach(({ id, text }) => void call(id, text)), timeout);
    return () => clearTimeout(timer);
  }, [conversation, waitingIds, status, isDown, call]);

  const ask = (id: string, text: string) => {
    sent.current.delete(id);
    tell({ type: 'asked', id, text });
  };
  return {
    conversation,
    status,
    canSend: status === 'connected' || isDown,
    send: (text) => ask(newId(), text.trim()),
    sendAgain: (id) => conversation.questions.filter((one) => one.id === id).forEach(({ text }) => ask(id, text)),
  };
}
