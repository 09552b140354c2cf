// How many messages one visitor may send, whatever number of sockets he has, and one socket. In memory: a process restarted counts
// anew, and the gateway counts handshakes for all processes together.
import { Injectable } from '@nestjs/common';
import { CHAT_LIMITS } from '@app/contracts/http/chat';
import { ChatConfig } from '../config';

const WINDOW_MS = 60_000;
/** One address may be a whole house, a library or a senior centre. */
const VISITOR_SHARE = 6;
/** Windows that have passed are cleared out from here on. */
const MOST_KEPT = 10_000;

interface Window {
  until: number;
  count: number;
}

@Injectable()
export class VisitorRates {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly config: ChatConfig) {}

  /** Counts one message. @returns seconds to wait; 0 = it may go on */
  count(visitor: string, socket: Window, now = Date.now()): number {
    const perSocket = CHAT_LIMITS.messagesPerMinute * this.config.rateLimitScale;
    const all = this.windows.get(visitor) ?? { until: 0, count: 0 };
    if (this.windows.size >= MOST_KEPT) this.clear(now);
    this.windows.set(visitor, all);
    return Math.max(take(socket, perSocket, now), take(all, perSocket * VISITOR_SHARE, now));
  }

  private clear(now: number): void {
    for (const [visitor, { until }] of this.windows) if (until <= now) this.windows.delete(visitor);
  }
}

export const newWindow = (): Window => ({ until: 0, count: 0 });

function take(window: Window, most: number, now: number): number {
  if (window.until <= now) Object.assign(window, { until: now + WINDOW_MS, count: 0 });
  if (window.count >= most) return Math.ceil((window.until - now) / 1000);
  window.count += 1;
  return 0;
}
