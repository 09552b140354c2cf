import request from 'supertest';
import { SERVICE_NAMES } from '@app/contracts/http/gateway';
import type { HealthResponse, ServiceName } from '@app/contracts/http/gateway';
import { startFakeInnerService } from '../../testing/fake-inner-service';
import type { FakeInnerService } from '../../testing/fake-inner-service';
import { startGateway } from '../../testing/start-gateway';
import type { RunningGateway } from '../../testing/start-gateway';

const CACHE_MS = 1_050;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, CACHE_MS));

const answerHealth = (inner: FakeInnerService, service: ServiceName, status: 'ok' | 'down'): void => {
  inner.answer = (_request, response) => {
    response.writeHead(status === 'ok' ? 200 : 503, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ service, status, checks: {}, ...(service === 'crawler' && { sourcesMode: 'sample' }) }),
    );
  };
};

describe('the health of the whole product', () => {
  const inner = new Map<ServiceName, FakeInnerService>();
  let gateway: RunningGateway;
  beforeAll(async () => {
    for (const name of SERVICE_NAMES.filter((service) => service !== 'gateway')) {
      const service = await startFakeInnerService();
      answerHealth(service, name, 'ok');
      inner.set(name, service);
    }
    gateway = await startGateway(Object.fromEntries([...inner].map(([name, { url }]) => [name, url])));
  });
  afterAll(async () => {
    await gateway.stop();
    for (const service of inner.values()) await service.stop();
  });
  const read = async (status: number): Promise<HealthResponse> =>
    (await request(gateway.server).get('/api/health').expect(status)).body as HealthResponse;

  it('is ok when every service is, and says where the records come from', async () => {
    expect(await read(200)).toEqual({
      status: 'ok',
      services: { gateway: 'ok', catalog: 'ok', eligibility: 'ok', chat: 'ok', crawler: 'ok', news: 'ok' },
      sourcesMode: 'sample',
    });
  });

  it('asks the services at most once a second', async () => {
    await pause();
    const before = inner.get('catalog')?.seen.length ?? 0;
    await Promise.all([read(200), read(200), read(200)]);
    expect((inner.get('catalog')?.seen.length ?? 0) - before).toBe(1);
  });

  it('is down with 503 and the same body when a service is not ready, is another program or is gone', async () => {
    answerHealth(inner.get('news') as FakeInnerService, 'news', 'down');
    answerHealth(inner.get('chat') as FakeInnerService, 'news', 'ok');
    await inner.get('crawler')?.stop();
    await pause();
    const health = await read(503);
    expect(health).toEqual({
      status: 'down',
      services: { gateway: 'ok', catalog: 'ok', eligibility: 'ok', chat: 'down', crawler: 'down', news: 'down' },
      sourcesMode: 'undecided',
    });
  });
});
