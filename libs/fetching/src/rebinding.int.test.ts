// DNS rebinding: a name answers with a public address when it is checked and with a private one when it is connected to. The guard is
// the lookup of the connection itself, so there is no second answer to wait for.
import dns from 'node:dns';
import net, { isIP, type Socket } from 'node:net';
import { Dispatchers } from './dispatchers';
import { RedirectedExchange } from './redirected-exchange';

/** What the name server says, one answer after another; the last one stays. */
let answers: string[][] = [];
let lookups = 0;

/** The callback form of `dns.lookup` with `all: true`, as the guard calls it. */
const lookUp = (_name: string, _options: unknown, callback: (error: null, found: object[]) => void): void => {
  const found = answers[Math.min(lookups, answers.length - 1)] ?? [];
  lookups += 1;
  setImmediate(() =>
    callback(
      null,
      found.map((address) => ({ address, family: isIP(address) })),
    ),
  );
};

describe('a host name of a source', () => {
  const dispatchers = new Dispatchers(null);
  const exchange = new RedirectedExchange(dispatchers);
  /** Addresses that a socket was about to connect to; it is stopped there, and nothing leaves this machine. */
  let dialed: string[] = [];

  beforeEach(() => {
    [dialed, lookups] = [[], 0];
    jest.spyOn(dns, 'lookup').mockImplementation(lookUp as never);
    const { connect } = net;
    jest.spyOn(net, 'connect').mockImplementation((...given: Parameters<typeof connect>): Socket => {
      const socket = connect(...given);
      return socket.on('lookup', (_error, address) => {
        if (!address) return;
        dialed.push(String(address));
        socket.destroy(new Error('stopped by the test'));
      });
    });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => dispatchers.onApplicationShutdown());

  const get = async (): Promise<unknown> =>
    exchange
      .get({
        url: new URL('http://records.example/'),
        mode: 'live',
        headers: {},
        timeoutMs: 5_000,
        maxBytes: 1_000,
        beforeSend: () => Promise.resolve(),
      })
      .catch((error: unknown) => error);

  it.each([
    ['loopback', ['127.0.0.1']],
    ['a private network', ['10.0.0.1']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['loopback hidden in IPv6', ['::ffff:127.0.0.1']],
    ['a public address and a private one', ['23.45.67.89', '192.168.0.1']],
    ['no address', []],
  ])('that leads to %s is refused before anything is dialed', async (_name, found) => {
    answers = [found];
    expect(await get()).toMatchObject({ failureClass: 'address_refused' });
    expect(dialed).toEqual([]);
  });

  it('that changes its mind after the check is dialed at the address that was checked', async () => {
    answers = [['23.45.67.89'], ['127.0.0.1']];
    await get();
    expect([dialed, lookups]).toEqual([['23.45.67.89'], 1]);
    expect(await get()).toMatchObject({ failureClass: 'address_refused' });
    expect(dialed).toEqual(['23.45.67.89']);
  });
});
