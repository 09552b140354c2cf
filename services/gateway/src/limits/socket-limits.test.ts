import type { IncomingMessage } from 'node:http';
import { proxyTrust } from '../proxy-trust';
import { RateStore } from './rate-store';
import { SOCKET_RATE } from './rate-table';
import { SocketLimits } from './socket-limits';

const from = (address: string): IncomingMessage =>
  ({ socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': address } }) as unknown as IncomingMessage;

describe('the sockets of one address', () => {
  let store: RateStore;
  beforeEach(() => (store = new RateStore(null, 'test')));
  afterEach(() => store.close());

  it('are as many at once as the table allows, and a place is free again when one has closed', async () => {
    // Counting handshakes apart: here only those that stay open matter.
    jest.spyOn(store, 'count').mockResolvedValue(0);
    const limits = new SocketLimits({ store, scale: 1 }, proxyTrust(['loopback']));
    const entries = await Promise.all(
      Array.from({ length: SOCKET_RATE.openAtOnce }, () => limits.enter(from('198.51.100.1'))),
    );
    expect(await limits.enter(from('198.51.100.1'))).toEqual({ wait: 10 });
    expect(await limits.enter(from('198.51.100.2'))).toHaveProperty('release');
    const [first] = entries;
    if (!first || 'wait' in first) throw new Error('the first one had a place');
    first.release();
    first.release();
    expect(await limits.enter(from('198.51.100.1'))).toHaveProperty('release');
    expect(await limits.enter(from('198.51.100.1'))).toEqual({ wait: 10 });
  });

  it('wait as long as the count of handshakes says', async () => {
    jest.spyOn(store, 'count').mockResolvedValue(42);
    const limits = new SocketLimits({ store, scale: 1 }, proxyTrust(['loopback']));
    expect(await limits.enter(from('198.51.100.1'))).toEqual({ wait: 42 });
  });
});
