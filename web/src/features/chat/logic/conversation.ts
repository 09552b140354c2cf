// The conversation as data: questions with what came back. Whatever arrives twice (an answer after a reconnect, a part with the
// same number) finds its place and changes nothing. Pure.
import { CHAT_LIMITS } from '@app/contracts/http/chat';
import type { ChatRefusal, ChatReply, ChatTurn, ReplyPart, ServerMessage } from '@app/contracts/http/chat';
import type { CannedId } from './canned';

export interface Question {
  /** The client's own; the same when it is sent again. */
  id: string;
  text: string;
  /** waiting = nothing final came yet; refused = the service did not take it. */
  state: 'waiting' | 'answered' | 'refused';
  /** By number; a gap is a part that is still on its way. */
  parts: readonly (ReplyPart | undefined)[];
  reply: ChatReply | null;
  /** No service answered: which prepared reply is there. */
  canned: CannedId | null;
  refusal: { reason: ChatRefusal; retryAfterSeconds: number | null } | null;
  /** Sent by POST /api/chat: it is not sent on the socket again. */
  isByCall: boolean;
}

export interface Conversation {
  /** The service's own welcome; null until it came. */
  welcome: string | null;
  questions: readonly Question[];
  isTyping: boolean;
}

export const EMPTY: Conversation = { welcome: null, questions: [], isTyping: false };

export type ChatAction =
  | { type: 'asked'; id: string; text: string }
  | { type: 'server'; message: ServerMessage }
  | { type: 'calling'; id: string }
  | { type: 'replied'; id: string; reply: ChatReply }
  | { type: 'unanswered'; id: string; canned: CannedId };

const FRESH = { state: 'waiting', parts: [], reply: null, canned: null, refusal: null, isByCall: false } as const;

/** Changes one question while it waits; what is answered stays. */
function change(conversation: Conversation, id: string, part: Partial<Question>): Conversation {
  const questions = conversation.questions.map((question) =>
    question.id === id && question.state === 'waiting' ? { ...question, ...part } : question,
  );
  const isWaiting = questions.some(({ state }) => state === 'waiting');
  return { ...conversation, questions, isTyping: conversation.isTyping && isWaiting };
}

const answered = (conversation: Conversation, id: string, reply: ChatReply): Conversation =>
  change(conversation, id, { state: 'answered', reply, parts: reply.parts });

function withPart(conversation: Conversation, id: string, index: number, part: ReplyPart): Conversation {
  const question = conversation.questions.find((one) => one.id === id);
  if (!question || question.parts[index]) return conversation;
  const parts = [...question.parts];
  parts[index] = part;
  return change(conversation, id, { parts });
}

function received(conversation: Conversation, message: ServerMessage): Conversation {
  switch (message.type) {
    case 'ack':
      return conversation;
    case 'typing':
      return { ...conversation, isTyping: message.isTyping };
    case 'part':
      return withPart(conversation, message.replyTo, message.index, message.part);
    case 'message':
      if (message.replyTo === null) return { ...conversation, welcome: conversation.welcome ?? message.content };
      return message.reply === null ? conversation : answered(conversation, message.replyTo, message.reply);
    case 'refused': {
      const { id, reason, retryAfterSeconds } = message;
      return id === null
        ? conversation
        : change(conversation, id, { state: 'refused', refusal: { reason, retryAfterSeconds } });
    }
  }
}

export function converse(conversation: Conversation, action: ChatAction): Conversation {
  switch (action.type) {
    case 'asked': {
      // Sent again after a refusal: the same question, at its end of the conversation.
      const others = conversation.questions.filter(({ id }) => id !== action.id);
      return { ...conversation, questions: [...others, { ...FRESH, id: action.id, text: action.text }] };
    }
    case 'server':
      return received(conversation, action.message);
    case 'calling':
      return change(conversation, action.id, { isByCall: true });
    case 'replied':
      return answered(conversation, action.id, action.reply);
    case 'unanswered':
      return change(conversation, action.id, { state: 'answered', canned: action.canned, parts: [] });
  }
}

/** What is to be sent on the socket (again): no answer is complete and no call is under way. */
export const unanswered = ({ questions }: Conversation): Question[] =>
  questions.filter(({ state, isByCall }) => state === 'waiting' && !isByCall);

/**
 * The last turns before a question, oldest first, as the service takes them.
 * @param about what the person lets the chat use of the eligibility check: it comes first, however long the conversation is
 */
export function historyBefore({ questions }: Conversation, id: string, about?: string): ChatTurn[] {
  const first: ChatTurn[] = about ? [{ sender: 'user', content: about }] : [];
  const at = questions.findIndex((question) => question.id === id);
  const turns = questions
    .slice(0, at < 0 ? questions.length : at)
    .flatMap(({ text, reply }): ChatTurn[] =>
      reply
        ? [
            { sender: 'user', content: text },
            { sender: 'agent', content: reply.response.slice(0, CHAT_LIMITS.message) },
          ]
        : [],
    )
    .slice(first.length - CHAT_LIMITS.history);
  return [...first, ...turns];
}
