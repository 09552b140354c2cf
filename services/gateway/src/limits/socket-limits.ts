// How often one address may open a WebSocket, and how many it may hold open at once.
import type { IncomingMessage } from 'node:http';
import { addressKey } from '@app/kit/address-key';
import type { ProxyTrust } from '../proxy-trust';
import { visitorOf } from '../visitor';
import type { RateLimitOptions } from './rate-limits';
import { SOCKET_RATE } from './rate-table';

/** What an address that holds too many is told: one of them may end soon. */
const FULL_RETRY_SECONDS = 10;

export class SocketLimits {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly options: RateLimitOptions,
    private readonly trusts: ProxyTrust,
  ) {}

  /**
   * Counts a handshake and holds a place for its socket.
   * @returns seconds to wait, or `release` to give the place back when the socket has closed
   */
  async enter(request: IncomingMessage): Promise<{ wait: number } | { release: () => void }> {
    const { store, scale } = this.options;
    const { name, seconds, perAddress, openAtOnce } = SOCKET_RATE;
    const key = addressKey(visitorOf(request, this.trusts).address);
    const wait = await store.count({ name: `${name}:address`, points: perAddress * scale, seconds }, key);
    if (wait > 0) return { wait };
    const count = this.open.get(key) ?? 0;
    if (count >= openAtOnce * scale) return { wait: FULL_RETRY_SECONDS };
    this.open.set(key, count + 1);
    let isIn = true;
    const release = (): void => {
      if (!isIn) return;
      isIn = false;
      const left = (this.open.get(key) ?? 1) - 1;
      if (left > 0) this.open.set(key, left);
      else this.open.delete(key);
    };
    return { release };
  }
}
