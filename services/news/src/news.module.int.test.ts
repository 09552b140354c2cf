import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { configureApp } from '@app/kit/configure-app';
import { NewsModule } from './news.module';
import { readConfig } from './config';

describe('the news service', () => {
  let app: INestApplication;
  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [NewsModule] }).compile();
    app = module.createNestApplication({ logger: false });
    configureApp(app, { name: 'news' });
    await app.init();
  });
  afterAll(() => app.close());

  it('says under its own name that it is ready', async () => {
    const expected = { service: 'news', status: 'ok', checks: {} };
    await request(app.getHttpServer() as Server)
      .get('/internal/health')
      .expect(200, expected);
  });

  it('promises no public call yet', async () => {
    const { body } = await request(app.getHttpServer() as Server)
      .get('/internal/openapi.json')
      .expect(200);
    expect((body as { paths: object }).paths).toEqual({});
  });

  it('listens beside the gateway of the same PORT', () => {
    expect(readConfig({ PORT: '9400' }).port).toBe(9405);
  });
});
