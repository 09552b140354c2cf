// One client's conversation while its socket is open: its messages in, ack, typing, parts and replies out. Nothing outlives it.
import { randomUUID } from 'node:crypto';
import type { ChatMessageBody } from '@app/contracts/http/chat.requests';
import type { ChatRefusal, ChatReply, ServerMessage } from '@app/contracts/http/chat';
import { runWithRequestId } from '@app/kit/request-id';
import { MessageNotTaken } from '../replies/replies.service';
import type { RepliesService } from '../replies/replies.service';
import type { Caller, Line } from './line';
import { readMessage } from './message-reader';
import type { ReplyOutcome } from './reply-measures';
import { newWindow } from './visitor-rates';
import type { VisitorRates } from './visitor-rates';
import { welcome } from './welcome.words.json';

/** Replies of one socket under way; a person waits for one. */
const MOST_AT_ONCE = 2;
/** Bytes that a client may leave unread before it is cut off. */
const MOST_UNREAD = 512 * 1024;
const RETRY_SECONDS = { busy: 2, unavailable: 5, restart: 1 } as const;

export interface House {
  replies: Pick<RepliesService, 'reply'>;
  rates: VisitorRates;
  /** The process is about to end: what is under way is finished, nothing new begins. */
  isClosing(): boolean;
  /** Called once a reply has ended, however it did. */
  measure(outcome: ReplyOutcome, startedAt: number, firstPartAt: number | null): void;
}

export class Conversation {
  /** When the client last said something, in milliseconds since 1970. */
  lastMessageAt = Date.now();
  private readonly underWay = new Map<string, AbortController>();
  private readonly window = newWindow();
  private isOver = false;

  constructor(
    private readonly house: House,
    readonly line: Line,
    private readonly caller: Caller,
  ) {}

  get isBusy(): boolean {
    return this.underWay.size > 0;
  }

  welcome(): void {
    this.sayMessage('welcome', null, welcome[this.caller.language], null);
  }

  /** @param given a message without its `type` */
  async receive(given: unknown): Promise<void> {
    this.lastMessageAt = Date.now();
    const read = await readMessage(given, this.caller.language);
    if (this.isOver) return;
    if ('refusal' in read) {
      this.refuse(read.id, read.refusal);
      return;
    }
    const { id } = read.message;
    const wait = this.house.rates.count(this.caller.visitor, this.window);
    // Sent again while its answer is on the way: understood, and answered once.
    if (this.underWay.has(id)) this.say({ type: 'ack', id });
    else if (wait > 0) this.refuse(id, 'rate_limited', wait);
    else if (this.house.isClosing()) this.refuse(id, 'unavailable', RETRY_SECONDS.restart);
    else if (this.underWay.size >= MOST_AT_ONCE) this.refuse(id, 'busy', RETRY_SECONDS.busy);
    else await runWithRequestId(randomUUID(), () => this.answer(read.message));
  }

  /** What is no message at all. */
  refuseMalformed(): void {
    this.lastMessageAt = Date.now();
    const wait = this.house.rates.count(this.caller.visitor, this.window);
    this.refuse(null, wait > 0 ? 'rate_limited' : 'malformed', wait || null);
  }

  /** The socket has gone: the assistant need not go on. */
  over(): void {
    this.isOver = true;
    for (const each of this.underWay.values()) each.abort();
  }

  private async answer({ id, ...request }: ChatMessageBody): Promise<void> {
    const gone = new AbortController();
    const startedAt = performance.now();
    let firstPartAt: number | null = null;
    let outcome: ReplyOutcome = 'answered';
    this.underWay.set(id, gone);
    this.say({ type: 'ack', id });
    this.say({ type: 'typing', isTyping: true });
    try {
      let index = 0;
      for await (const event of this.house.replies.reply(request, gone.signal)) {
        firstPartAt ??= performance.now();
        if (event.type === 'reply') this.sayMessage(`reply-${id}`, id, event.reply.response, event.reply);
        else this.say({ type: 'part', replyTo: id, index: index++, part: event.part });
      }
    } catch (error) {
      outcome = gone.signal.aborted ? 'gone' : error instanceof MessageNotTaken ? 'malformed' : 'unavailable';
      if (outcome === 'unavailable') this.refuse(id, outcome, RETRY_SECONDS.unavailable);
      if (outcome === 'malformed') this.refuse(id, outcome);
    }
    this.underWay.delete(id);
    if (!this.isBusy) this.say({ type: 'typing', isTyping: false });
    this.house.measure(outcome, startedAt, firstPartAt);
  }

  private refuse(id: string | null, reason: ChatRefusal, retryAfterSeconds: number | null = null): void {
    this.say({ type: 'refused', id, reason, retryAfterSeconds });
  }

  private sayMessage(id: string, replyTo: string | null, content: string, reply: ChatReply | null): void {
    const timestamp = new Date().toISOString();
    this.say({ type: 'message', id, replyTo, sender: 'agent', content, timestamp, reply });
  }

  private say(message: ServerMessage): void {
    if (this.isOver) return;
    this.line.send(message);
    if (this.line.unread() > MOST_UNREAD) this.line.end('cut');
  }
}
