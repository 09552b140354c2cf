// Nine pages that attack their reader, over real sockets: each is read as it is meant, or refused under its class.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Dispatchers } from './dispatchers';
import { RedirectedExchange } from './redirected-exchange';

const KOREAN = '시니어 건강 길잡이';
/** The same in EUC-KR. */
const EUC_KR = Buffer.from('bdc3b4cfbeee20b0c7b0ad20b1e6c0e2c0cc', 'hex');
const BOMB = gzipSync(Buffer.alloc(50_000_000));
const MAX_BYTES = 100_000;

type Page = (response: ServerResponse, request: IncomingMessage) => void;

const PAGES: Record<string, Page> = {
  '/euc-kr': (response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(EUC_KR),
  '/utf-16': (response) => response.writeHead(200).end(Buffer.from(`\uFEFF${KOREAN}`, 'utf16le').swap16()),
  '/bomb': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(BOMB),
  '/endless': (response) => {
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(16_000)));
    };
    response.on('drain', more);
    more();
  },
  '/drip': (response) => {
    response.writeHead(200);
    const dripping = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(dripping));
  },
  '/short': (response) => {
    response.writeHead(200, { 'content-length': '500' }).write('{"a":');
    setTimeout(() => response.destroy(), 50);
  },
  '/circle': (response) => response.writeHead(302, { location: '/circle' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  '/heads': (response) =>
    response
      .writeHead(200, Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`x-${at}`, 'y'.repeat(90)])))
      .end(),
};

describe('a page that is hostile', () => {
  let server: Server;
  let origin: string;
  let dispatchers: Dispatchers;
  let exchange: RedirectedExchange;

  beforeAll(async () => {
    server = createServer((request, response) => PAGES[request.url ?? '']?.(response, request));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    dispatchers = new Dispatchers(origin);
    exchange = new RedirectedExchange(dispatchers);
  });
  afterAll(async () => {
    await dispatchers.onApplicationShutdown();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const read = (path: string) =>
    exchange.get({
      url: new URL(path, origin),
      mode: 'sample',
      headers: { 'accept-encoding': 'gzip' },
      timeoutMs: 20_000,
      dripMs: 300,
      maxBytes: MAX_BYTES,
      beforeSend: () => Promise.resolve(),
    });

  it.each(['/euc-kr', '/utf-16'])('%s is read in its own letters', async (path) => {
    expect((await read(path)).text).toBe(KOREAN);
  });

  it.each([
    ['/bomb', 'too_large'],
    ['/endless', 'too_large'],
    ['/drip', 'timeout'],
    ['/short', 'truncated_body'],
    ['/circle', 'address_refused'],
    ['/inside', 'address_refused'],
    ['/heads', 'too_large'],
  ])('%s is refused as %s', async (path, failureClass) => {
    await expect(read(path)).rejects.toMatchObject({ failureClass });
  });
});
