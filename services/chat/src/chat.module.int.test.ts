import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { configureApp } from '@app/kit/configure-app';
import { ChatModule } from './chat.module';
import { readConfig } from './config';

describe('the chat service', () => {
  let app: INestApplication;
  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [ChatModule] }).compile();
    app = module.createNestApplication({ logger: false });
    configureApp(app, { name: 'chat' });
    await app.init();
  });
  afterAll(() => app.close());

  it('says under its own name that it is ready', async () => {
    const expected = { service: 'chat', status: 'ok', checks: {} };
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
    expect(readConfig({ PORT: '9400' }).port).toBe(9403);
  });
});
