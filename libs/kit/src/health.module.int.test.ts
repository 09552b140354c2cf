import { Controller, Get, Module, Param, Query } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { ProvidersQuery, ZipParams } from '@app/contracts/http/catalog.requests';
import type { Server } from 'node:http';
import { ApiCall } from './api-call';
import { configureApp } from './configure-app';
import { HealthModule } from './health.module';
import type { OpenApiDocument } from './openapi';

@Controller('/api/zips')
class ZipsController {
  @Get('/:zip')
  @ApiCall({
    summary: 'Providers of a ZIP',
    params: ZipParams,
    query: ProvidersQuery,
    responses: { 200: 'ProviderResponse[]' },
  })
  list(@Param() params: ZipParams, @Query() _query: ProvidersQuery): unknown[] {
    return [params.zip];
  }
}

const dependency = { isUp: true };
const TOKEN = Symbol('dependency');

@Module({ providers: [{ provide: TOKEN, useValue: dependency }], exports: [TOKEN] })
class DependencyModule {}

@Module({
  controllers: [ZipsController],
  imports: [
    HealthModule.registerAsync({
      imports: [DependencyModule],
      inject: [TOKEN],
      useFactory: (injected: typeof dependency) => ({
        service: 'crawler' as const,
        checks: {
          database: () => (injected.isUp ? Promise.resolve() : Promise.reject(new Error('password=hunter2'))),
        },
        extra: () => Promise.resolve({ sourcesMode: 'sample' as const }),
      }),
    }),
  ],
})
class ServiceModule {}

describe('the inner doors of a service', () => {
  let app: INestApplication;
  let server: Server;
  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [ServiceModule] }).compile();
    app = module.createNestApplication({ logger: false });
    configureApp(app, { name: 'crawler' });
    await app.init();
    server = app.getHttpServer() as Server;
  });
  afterAll(() => app.close());

  it('say ready with 200 while every dependency answers', async () => {
    const response = await request(server).get('/internal/health').expect(200);
    expect(response.body).toEqual({
      service: 'crawler',
      status: 'ok',
      checks: { database: 'ok' },
      sourcesMode: 'sample',
    });
  });

  it('say not ready with 503 and name the dependency, while the process still says it lives', async () => {
    dependency.isUp = false;
    const response = await request(server).get('/internal/health').expect(503);
    expect(response.body).toEqual({ service: 'crawler', status: 'down', checks: { database: 'down' } });
    expect(response.text).not.toContain('hunter2');
    await request(server).get('/internal/live').expect(200, { status: 'ok' });
    dependency.isUp = true;
  });

  it('measure requests by route pattern, never by address', async () => {
    await request(server).get('/api/zips/90006').expect(200);
    await request(server).get('/api/unknown/90006').expect(404);
    const response = await request(server).get('/metrics').expect(200);
    expect(response.text).toMatch(
      /http_request_duration_seconds_count\{.*route="\/api\/zips\/:zip",status="200".*\} 1/,
    );
    expect(response.text).toMatch(/route="unmatched",status="404"/);
    expect(response.text).toContain('process_cpu_seconds_total');
    expect(response.text).not.toContain('90006');
  });

  it('describe the calls in OpenAPI 3.1 from validation rules and named shapes', async () => {
    const document = (await request(server).get('/internal/openapi.json').expect(200)).body as OpenApiDocument;
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(['/api/zips/{zip}']);
    const operation = document.paths['/api/zips/{zip}']?.['get'];
    expect(operation?.parameters.find(({ name }) => name === 'zip')).toMatchObject({ in: 'path', required: true });
    expect(operation?.parameters.find(({ name }) => name === 'type')?.schema.enum).toContain('pharmacy');
    expect(operation?.responses['200']?.content['application/json'].schema).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/ProviderResponse' },
    });
    expect(document.components.schemas['ProviderResponse']?.required).toContain('phone');
    expect(document.components.schemas['ProviderResponse']?.required).not.toContain('distanceMiles');
  });

  it('refer only to shapes that the document holds', async () => {
    const { text } = await request(server).get('/internal/openapi.json').expect(200);
    const { components } = JSON.parse(text) as OpenApiDocument;
    const referred = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map((match) => match[1]);
    expect(referred.filter((name) => !name || !(name in components.schemas))).toEqual([]);
  });
});
