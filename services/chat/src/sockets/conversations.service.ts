// Every conversation of this process: begun, looked after, and brought to an end when the process ends.
import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { currentRequestId } from '@app/kit/request-id';
import { ChatConfig } from '../config';
import { RepliesService } from '../replies/replies.service';
import { Conversation } from './conversation';
import type { House } from './conversation';
import type { Caller, Line } from './line';
import { firstPartSeconds, openSockets, replies } from './reply-measures';
import type { ReplyOutcome } from './reply-measures';
import { VisitorRates } from './visitor-rates';

/** Of this process; times the scale of the limits. */
const MOST_OPEN = 2_000;
/** Nobody has written for so long: the page connects again when somebody does. */
const IDLE_MS = 30 * 60_000;
const SWEEP_MS = 25_000;
/** Replies under way get this long at the end; the kit ends the process 13 s after the signal, and takes 1 s of it first. */
const DRAIN_MS = 9_000;
const DRAIN_STEP_MS = 50;

@Injectable()
export class ConversationsService implements House, OnApplicationBootstrap, OnModuleDestroy {
  private readonly open = new Set<Conversation>();
  private readonly logger = new Logger('Chat');
  private sweeping: NodeJS.Timeout | undefined;
  private hasClosed = false;

  constructor(
    readonly replies: RepliesService,
    readonly rates: VisitorRates,
    private readonly config: ChatConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeping = setInterval(() => this.sweep(), SWEEP_MS);
    this.sweeping.unref();
  }

  isClosing(): boolean {
    return this.hasClosed;
  }

  /** Whether one more client may come in. */
  hasPlace(): boolean {
    return !this.hasClosed && this.open.size < MOST_OPEN * this.config.rateLimitScale;
  }

  begin(line: Line, caller: Caller): Conversation {
    const conversation = new Conversation(this, line, caller);
    this.open.add(conversation);
    openSockets.set(this.open.size);
    conversation.welcome();
    return conversation;
  }

  end(conversation: Conversation): void {
    conversation.over();
    this.open.delete(conversation);
    openSockets.set(this.open.size);
  }

  measure(outcome: ReplyOutcome, startedAt: number, firstPartAt: number | null): void {
    replies.inc({ outcome });
    if (firstPartAt !== null) firstPartSeconds.observe((firstPartAt - startedAt) / 1000);
    const measures = { outcome, ms: Math.round(performance.now() - startedAt), requestId: currentRequestId() };
    if (outcome === 'unavailable') this.logger.warn(measures, 'the assistant did not answer');
    else this.logger.log(measures, 'replied');
  }

  /** What is being answered is answered to its end; then every client is told to come back, to another process. */
  async onModuleDestroy(): Promise<void> {
    this.hasClosed = true;
    clearInterval(this.sweeping);
    const deadline = Date.now() + DRAIN_MS;
    const isBusy = (): boolean => [...this.open].some((each) => each.isBusy || each.line.unread() > 0);
    while (isBusy() && Date.now() < deadline) await wait(DRAIN_STEP_MS);
    for (const { line } of this.open) line.end('restart');
  }

  private sweep(): void {
    const idleSince = Date.now() - IDLE_MS;
    for (const { lastMessageAt, line } of this.open) {
      if (lastMessageAt < idleSince) line.end('idle');
      else line.probe();
    }
  }
}
