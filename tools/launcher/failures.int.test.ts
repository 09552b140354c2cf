// The real product under the real launcher while its parts die: what visitors get meanwhile, and how soon all is well again.
import { readFileSync } from 'node:fs';
import { HEADERS } from '@app/contracts/http/catalog';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { CrawlResponse, RunResponse } from '@app/contracts/http/crawler';
import type { ErrorResponse } from '@app/contracts/http/errors';
import { type HealthResponse, SERVICE_NAMES, type ServiceName } from '@app/contracts/http/gateway';
import { errorMessage } from '@app/kit/error-messages';
import { bareSocket } from '@app/testing/bare-socket';
import { freePorts } from '@app/testing/free-ports';
import { commandOf, signal } from './live-process.mjs';
import { PageReaders, type Reading } from './page-readers';
import { ProductUnderTest, until } from './product-under-test';

const PORT = freePorts(19400);
/** The promise of `make start`. */
const BACK_MS = 10_000;
const INNER = SERVICE_NAMES.filter((name) => name !== 'gateway');

/** What is read all the time, and which service answers it. */
const PAGES: Record<string, ServiceName> = {
  '/': 'gateway',
  '/api/providers?zip=90006&type=pharmacy': 'catalog',
  '/api/assistance-programs': 'catalog',
  '/api/crawl/overview': 'crawler',
};
const HEALTH = '/api/health';

let product: ProductUnderTest;
let readers: PageReaders;
const measured: string[] = [];

beforeAll(async () => {
  product = await ProductUnderTest.start(PORT);
  readers = new PageReaders(product.url, [...Object.keys(PAGES), HEALTH]);
});
afterAll(async () => {
  await readers?.stop();
  await product?.stop();
  process.stderr.write(`${measured.join('\n')}\n`);
});

const pidOf = (service: ServiceName): number => {
  const pid = product.pidOf(service);
  if (pid === null) throw new Error(`${service} does not run`);
  return pid;
};

/** A machine that does many other things at once says nothing about the product: the kernel counts how long it made us wait. */
const waitedForProcessor = (pid: number): number => {
  const [, nanoseconds = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return Math.round(nanoseconds / 1e6);
};

const allWell = (): Promise<unknown> =>
  until(
    async () => (await fetch(`${product.url}${HEALTH}`)).ok && product.pids().every((pid) => pid !== null),
    'all is green',
  );

function expectDocumented(reading: Reading): void {
  expect(reading.status).toBe(503);
  expect(reading.headers.get('retry-after')).toBe('5');
  expect(reading.headers.get('content-type')).toContain('application/json');
  const body = JSON.parse(reading.text) as ErrorResponse;
  expect(body).toEqual({
    code: 'unavailable',
    message: expect.stringMatching(/[a-z]/),
    requestId: reading.headers.get('x-request-id'),
  });
}

/** Ends a process, waits until its successor is ready. @returns everything read in between */
async function endAndWait(service: ServiceName, how: NodeJS.Signals): Promise<(path: string) => Reading[]> {
  await allWell();
  const pid = pidOf(service);
  const since = Date.now();
  signal(pid, how);
  const afterMs = await product.isBack(service, pid);
  const waitedMs = waitedForProcessor(pidOf(service));
  measured.push(`${service} after ${how}: back in ${afterMs} ms, ${waitedMs} ms of it waiting for a processor`);
  expect(afterMs - waitedMs).toBeLessThan(BACK_MS);
  return (path) => readers.since(since, path);
}

describe.each(INNER)('while %s is dead', (service) => {
  let read: (path: string) => Reading[];
  beforeAll(async () => {
    read = await endAndWait(service, 'SIGKILL');
  });

  it('everything else answers', () => {
    for (const [path, owner] of Object.entries(PAGES)) {
      if (owner === service) continue;
      const statuses = read(path).map(({ status }) => status);
      expect([path, statuses.filter((status) => status !== 200)]).toEqual([path, []]);
      expect(statuses.length).toBeGreaterThan(0);
    }
  });

  it('its own calls say so in both languages and when to come again, or answer from memory with their age', () => {
    for (const path of Object.keys(PAGES).filter((each) => PAGES[each] === service)) {
      const readings = read(path);
      const refused = readings.filter(({ status }) => status !== 200);
      const remembered = readings.filter(({ status, headers }) => status === 200 && headers.has(HEADERS.stale));
      if (service !== 'catalog') expect(remembered).toEqual([]);
      // The one answer that was on its way when the process died may be cut off: half of it would be worse.
      const [first] = refused;
      const answers = first?.status === 0 ? refused.slice(1) : refused;
      for (const reading of answers) expectDocumented(reading);
      expect(answers.length + remembered.length).toBeGreaterThan(0);
    }
  });

  it('the health of the whole names it and no other', () => {
    const down = read(HEALTH)
      .filter(({ status }) => status === 503)
      .map(({ text }) => JSON.parse(text) as HealthResponse)
      .map(({ services }) => SERVICE_NAMES.filter((name) => services[name] === 'down'));
    expect(down.length).toBeGreaterThan(0);
    for (const names of down) expect(names).toEqual([service]);
  });
});

describe('while chat is dead', () => {
  it('a socket is refused with a sentence and not left hanging', async () => {
    await allWell();
    const pid = pidOf('chat');
    signal(pid, 'SIGKILL');
    await until(() => commandOf(pid) === '', 'it is dead');
    const { host, origin } = new URL(product.url);
    const handshake = `GET /ws HTTP/1.1\nHost: ${host}\nOrigin: ${origin}\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n`;
    const answer = await bareSocket(product.url, handshake).ended;
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/^retry-after: 5\r$/im);
    expect(Buffer.from(answer, 'latin1').toString('utf8')).toContain(errorMessage(503));
    await product.isBack('chat', pid);
  });
});

describe('when the gateway itself dies', () => {
  it('the launcher starts it again: what was under way is cut, and whoever comes meanwhile waits and is answered', async () => {
    const pid = pidOf('gateway');
    const read = await endAndWait('gateway', 'SIGKILL');
    const back = Date.now();
    await until(() => Object.keys(PAGES).every((path) => readers.since(back, path).length > 1), 'they are read again');
    for (const path of Object.keys(PAGES)) {
      const statuses = read(path).map(({ status }) => status);
      expect([path, statuses.slice(1).filter((status) => status !== 200)]).toEqual([path, []]);
      expect(readers.since(back, path).map(({ status }) => status)).not.toContain(0);
    }
    expect(product.pidOf('gateway')).not.toBe(pid);
  });
});

describe('a process that is asked to end', () => {
  it('finishes the request under way, lets go of kept connections, and ends with 0', async () => {
    await allWell();
    const pid = pidOf('news');
    const kept = bareSocket(product.urlOf('news'), 'GET /internal/live HTTP/1.1\nHost: x\n\n');
    await kept.until(/"ok"/);
    const slow = fetch(`${product.urlOf('news')}/mishaps/slow`).then((answer) => answer.text());
    await until(
      () => fetch(`${product.urlOf('news')}/internal/live`).then(({ ok }) => ok),
      'the slow request has arrived before this one',
    );
    const start = Date.now();
    signal(pid, 'SIGTERM');
    await kept.ended;
    const late = await fetch(`${product.urlOf('news')}/internal/live`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status,
      (error: Error) => error.name,
    );
    // Refused, or answered by the old process or already by the new one; never left waiting.
    expect([200, 'TypeError']).toContain(late);
    expect(await slow).toBe('finished');
    await until(() => commandOf(pid) === '', 'it has ended');
    const afterMs = Date.now() - start;
    measured.push(`news after SIGTERM with a request of 1.5 s under way: ended in ${afterMs} ms`);
    expect(afterMs).toBeLessThan(10_000);
    await product.launcher.says(/news +stopped \(code 0\)/);
    await product.isBack('news', pid);
  });

  it('finishes at the gateway what a service still works on, and hands a crawl back to the queue', async () => {
    await allWell();
    const crawl = async (type: string): Promise<[number, CrawlResponse]> => {
      const body = JSON.stringify({ zip: '90006', type });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${product.url}/api/crawl/providers`, { method: 'POST', headers, body });
      return [answer.status, (await answer.json()) as CrawlResponse];
    };
    const overview = `${product.urlOf('crawler')}/api/crawl/overview`;
    const active = async (): Promise<RunResponse[]> =>
      ((await (await fetch(overview)).json()) as CrawlOverviewResponse).active;
    for (const [service, type] of [
      ['gateway', 'clinic'],
      ['crawler', 'doctor'],
    ] as const) {
      const pid = pidOf(service);
      const asked = crawl(type);
      await until(async () => (await active()).some((run) => run.type === type), 'the crawl has begun');
      signal(pid, 'SIGTERM');
      const [status, told] = await asked;
      await product.isBack(service, pid);
      if (service === 'gateway') expect([status, told.status]).toEqual([200, 'succeeded']);
      else expect([status, told.success]).toEqual([202, false]);
      const ended = async (): Promise<boolean> => {
        const run = await fetch(`${product.url}/api/crawl/runs/${told.runId}`);
        return ((await run.json()) as RunResponse).status === 'succeeded';
      };
      await until(ended, 'the crawl has ended well');
    }
  });

  it('ends with 0 whichever service it is, the gateway among pages being read', async () => {
    for (const service of ['catalog', 'crawler', 'gateway'] as const) {
      const read = await endAndWait(service, 'SIGTERM');
      await product.launcher.says(new RegExp(`${service} +stopped \\(code 0\\)`));
      for (const reading of Object.keys(PAGES).flatMap(read)) {
        if (reading.status === 503) expectDocumented(reading);
        // Only the door itself can be closed; behind it nothing that was begun is cut.
        else expect(service === 'gateway' ? [200, 0] : [200]).toContain(reading.status);
      }
    }
  });
});

describe('what nobody caught', () => {
  const said = (text: string) => product.lines('news').find(({ msg }) => msg === text);

  it('as a promise is logged with its request id, and the process serves on', async () => {
    await allWell();
    const pid = pidOf('news');
    const answer = await fetch(`${product.urlOf('news')}/mishaps/rejection`);
    const { found } = await until(() => said('unhandled rejection'), 'it is logged');
    expect(found).toMatchObject({ level: 'error', err: { message: 'nobody awaited this' } });
    expect(found['requestId']).toBe(answer.headers.get('x-request-id'));
    expect(await product.door('news', 'live')).toBe(200);
    expect(pidOf('news')).toBe(pid);
  });

  it('as an exception is logged, ends the process with 1, and the launcher starts it again', async () => {
    const pid = pidOf('news');
    const answer = await fetch(`${product.urlOf('news')}/mishaps/exception`);
    const { found } = await until(() => said('uncaught exception'), 'it is logged');
    expect(found).toMatchObject({ level: 'fatal', err: { message: 'nobody caught this' } });
    expect(found['requestId']).toBe(answer.headers.get('x-request-id'));
    await product.launcher.says(/news +stopped \(code 1\)/);
    await product.isBack('news', pid);
  });
});
