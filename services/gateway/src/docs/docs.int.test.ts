import request from 'supertest';
import type { OpenApiDocument } from '@app/kit/openapi';
import { startFakeInnerService } from '../../testing/fake-inner-service';
import type { FakeInnerService } from '../../testing/fake-inner-service';
import { startGateway } from '../../testing/start-gateway';
import type { RunningGateway } from '../../testing/start-gateway';

const operation = {
  operationId: 'x',
  summary: 'Providers <b>of a ZIP</b>',
  parameters: [{ name: 'zip', in: 'path', required: true, schema: { type: 'string' } }],
  responses: { 200: { description: 'ProviderResponse[]', content: {} } },
};

describe('the list of calls', () => {
  let catalog: FakeInnerService;
  let gateway: RunningGateway;
  beforeAll(async () => {
    catalog = await startFakeInnerService();
    catalog.answer = (_request, response) => {
      const paths = {
        '/api/zips/{zip}': { get: operation },
        '/internal/secret': { get: operation },
        '/api/crawl/x': { get: operation },
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ openapi: '3.1.0', info: {}, paths, components: { schemas: { Extra: {} } } }));
    };
    gateway = await startGateway({ catalog: catalog.url });
  });
  afterAll(async () => {
    await gateway.stop();
    await catalog.stop();
  });

  it('merges the public calls of the services with its own and names who did not answer', async () => {
    const response = await request(gateway.server).get('/api/docs').set('accept', 'application/json').expect(200);
    const document = response.body as OpenApiDocument & { 'x-unavailable': string[] };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/auth/user',
      '/api/health',
      '/api/login',
      '/api/login/callback',
      '/api/logout',
      '/api/site',
      '/api/zips/{zip}',
    ]);
    expect(document.components.schemas).toHaveProperty('Extra');
    expect(document.components.schemas).toHaveProperty('HealthResponse');
    expect(document['x-unavailable']).toEqual(['eligibility', 'chat', 'crawler', 'news']);
  });

  it('is JSON unless the caller prefers a page', async () => {
    const response = await request(gateway.server).get('/api/docs').expect(200);
    expect(response.headers['content-type']).toMatch(/json/);
    expect(response.headers['vary']).toMatch(/Accept/);
  });

  it('shows a person a page without script, style or unescaped text, titled in both languages', async () => {
    const response = await request(gateway.server)
      .get('/api/docs')
      .set('accept', 'text/html,application/json;q=0.9')
      .expect(200);
    expect(response.text).toContain('<h1>시니어 건강길잡이 API 목록 · Calls of the Senior Health Guide</h1>');
    expect(response.text).toContain('/api/zips/{zip}');
    expect(response.text).toContain('Providers &#60;b&#62;of a ZIP');
    expect(response.text).not.toMatch(/<script|<style|style=|onclick|<b>/);
  });
});
