// The assistant: `POST /api/chat` (eligibility service), the same reply in pieces for the chat service (`POST /internal/assistant/reply`),
// and the messages on `/ws`. Nothing of it is stored anywhere. No decorators: the web imports this file as values.
import type { AppLanguage } from './errors';
import type { CalendarDay } from './times';

export const CHAT_PATHS = {
  chat: '/api/chat',
  answer: '/api/chat/answer',
  reply: '/internal/assistant/reply',
  socket: '/ws',
} as const;

export const CHAT_LIMITS = {
  /** Characters of one message. */
  message: 2_000,
  /** Characters of a search. */
  search: 200,
  /** Turns of the conversation that a client sends along, newest last; older ones are left out by the client. */
  history: 10,
  /** Messages of one socket a minute; the next one is refused with `rate_limited`. */
  messagesPerMinute: 20,
} as const;

export const CHAT_SENDERS = ['user', 'agent'] as const;
export type ChatSender = (typeof CHAT_SENDERS)[number];

/** One message of the conversation so far. */
export interface ChatTurn {
  sender: ChatSender;
  content: string;
}

/** Body of both calls. A blank or too long message is a 400 that names `message`. */
export interface ChatRequest {
  message: string;
  /** Of the page, Korean when absent. The reply is in the language of the question, and in this one where the question does not tell. */
  language?: AppLanguage;
  history?: ChatTurn[];
}

/**
 * What kind of reply it is: `emergency` (911, 988 or poison control come first), `answer`, `correction` (the question rests on
 * something that is not so; the reply says what is), `unknown` (no source says it; a phone line is named), `refusal` (diagnosis,
 * dosing, choosing one company, orders hidden in text), `greeting`.
 */
export const REPLY_KINDS = ['emergency', 'answer', 'correction', 'unknown', 'refusal', 'greeting'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** Where a sentence comes from. */
export interface ReplySource {
  /** Counts from 1 within the reply: the number shown after a sentence. */
  number: number;
  title: string;
  /** http(s); null: the source is a file or a record without a page of its own. */
  url: string | null;
  /** The day somebody last looked, or the day of the data. */
  checkedOn: CalendarDay;
}

/** One sentence or line of a reply, in order. A part that states a fact names at least one source. */
export interface ReplyPart {
  text: string;
  /** Numbers of `ReplySource`. */
  sources: number[];
}

/** A number to call, with whom one reaches and when. */
export interface ReplyPhone {
  /** Id of a help line (libs/content/data/help-lines.json) or of a record. */
  id: string;
  who: string;
  /** As it is printed: "1-800-434-0222". */
  number: string;
  hours: string | null;
}

/** A screen of the product that goes on from here. */
export interface ReplyLink {
  label: string;
  /** Path and query of our own: "/doctors?zip=90006&language=korean". */
  to: string;
}

export interface ChatReply {
  /** The whole reply as text: the parts, one after another. */
  response: string;
  kind: ReplyKind;
  /** Of the reply. */
  language: AppLanguage;
  parts: ReplyPart[];
  sources: ReplySource[];
  phones: ReplyPhone[];
  links: ReplyLink[];
  /** Questions to go on with, in the language of the reply; at most three. */
  suggestions: string[];
  /** Id of the card that answers (libs/content/data/asking/cards.json), NO_CARD or RULES_CARD: a visitor may say that it did not help. */
  card: string;
  /** A language model phrased parts of it; the page says so. */
  isFromModel: boolean;
}

/** Words typed into a search. Korean when no language is given. */
export interface AnswerRequest {
  words: string;
  language?: AppLanguage;
}

/** What the assistant knows about the words of a search. */
export interface SearchAnswer {
  /** The question that the reply answers, in the language of the reply. */
  question: string;
  reply: ChatReply;
}

export interface AnswerResponse {
  /** null: the words are no question that the assistant is sure of. */
  answer: SearchAnswer | null;
}

/** A line of the streamed reply (`application/x-ndjson`): each part as it is known, then the whole. */
export type ReplyEvent = { type: 'part'; part: ReplyPart } | { type: 'reply'; reply: ChatReply };

/**
 * What a client sends on `/ws`. By socket.io the event is named as `type` and carries the rest; a plain WebSocket sends the whole
 * object as JSON text. `id` is the client's own (1 to 64 letters, digits, `-`, `_`, `.`, `:`) and stays the same when it sends again
 * after a reconnect. It sends again whatever it has no `message` (or final refusal) for yet: an `ack` says that the message was
 * understood, not that its answer will survive the process. A client that follows only the specification sends
 * `{ id, content, sender, timestamp }`: its `content` is the message, and its language that of the handshake.
 */
export type ClientMessage = { type: 'message'; id: string } & ChatRequest;

/** Why a message was not taken. `too_long`, `blank` and `malformed` stay wrong when sent again; the others may be tried again. */
export const CHAT_REFUSALS = ['malformed', 'blank', 'too_long', 'rate_limited', 'busy', 'unavailable'] as const;
export type ChatRefusal = (typeof CHAT_REFUSALS)[number];

/**
 * What the server sends. `message` with `replyTo` null is the welcome, in the language of the handshake's query `language`. The `id` of
 * an answer follows from that of its question, so that one that comes twice is known. Parts of one reply count from 0 and are the same when the
 * question is sent again, so that a client can leave out what it has (a
 * language model may word them differently; the whole reply has the last word).
 */
export type ServerMessage =
  | { type: 'ack'; id: string }
  | { type: 'typing'; isTyping: boolean }
  | { type: 'part'; replyTo: string; index: number; part: ReplyPart }
  | {
      type: 'message';
      id: string;
      replyTo: string | null;
      sender: 'agent';
      content: string;
      /** ISO instant. */
      timestamp: string;
      /** Null on the welcome. */
      reply: ChatReply | null;
    }
  | { type: 'refused'; id: string | null; reason: ChatRefusal; retryAfterSeconds: number | null };
