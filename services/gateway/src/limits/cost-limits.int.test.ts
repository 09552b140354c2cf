// One visitor's dear searches do not stand before everybody's.
import request from 'supertest';
import { bareSocket } from '@app/testing/bare-socket';
import { startFakeInnerService } from '../../testing/fake-inner-service';
import type { FakeInnerService } from '../../testing/fake-inner-service';
import { startGateway } from '../../testing/start-gateway';
import type { RunningGateway } from '../../testing/start-gateway';
import { COST_RATE } from './cost-limits';

describe('searches that take long', () => {
  let catalog: FakeInnerService;
  let gateway: RunningGateway;
  /** When the catalog was asked. */
  const begun: number[] = [];
  beforeAll(async () => {
    catalog = await startFakeInnerService();
    catalog.answer = (_asked, response) => {
      begun.push(performance.now());
      setTimeout(() => response.end('{}'), 400);
    };
    gateway = await startGateway(
      { catalog: catalog.url },
      // A second and a half of searching a minute.
      { rateLimitScale: 0.1, trustProxy: ['loopback'] },
    );
  });
  afterAll(async () => {
    await gateway.stop();
    await catalog.stop();
  });
  const search = (visitor: string, path = '/api/search?q=%ED%95%9C') =>
    request(gateway.server).get(path).set('x-forwarded-for', visitor);

  it('are refused after so many seconds of it, to that visitor alone; lists without words go on', async () => {
    expect(COST_RATE.millisecondsPerAddress).toBe(15_000);
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await search('198.51.100.7')).status);
    expect([statuses.slice(0, 2), statuses.slice(4)]).toEqual([
      [200, 200],
      [429, 429],
    ]);
    const refused = await search('198.51.100.7').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    await search('198.51.100.7', '/api/offices').expect(200);
    await search('198.51.100.8').expect(200);
  });

  it('have two places a visitor; some more wait for them, and the rest is refused', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => search('198.51.100.9')));
    // A tenth of two places and of ten who wait: one of each.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    // Between the two of one line others get their turn.
    const [first = 0, second = 0] = begun.slice(-2);
    expect(second - first).toBeGreaterThan(1_000);
    await search('198.51.100.9').expect(200);
  });

  it('lists have a time of their own', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await search('198.51.100.10', '/api/providers')).status);
    expect(statuses[5]).toBe(429);
    await search('198.51.100.10').expect(200);
  });

  it('give their places back when the connection ends before their turn', async () => {
    const ask = (path: string): string => `GET ${path} HTTP/1.1\nHost: 127.0.0.1\nX-Forwarded-For: 198.51.100.11\n\n`;
    const { socket, ended } = bareSocket(gateway.url, ask('/api/offices') + ask('/api/search?q=a'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await ended;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await search('198.51.100.11').expect(200);
  });
});
