import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { configureApp } from '@app/kit/configure-app';
import { createTestDatabase } from '@app/testing/database';
import { testConfig } from '../testing/start-module';
import { EligibilityModule } from './eligibility.module';

describe('the eligibility service on a real database', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let app: INestApplication;
  beforeAll(async () => {
    database = await createTestDatabase();
    const root = EligibilityModule.register(testConfig({ databaseUrl: database.eligibilityUrl }));
    const module = await Test.createTestingModule({ imports: [root] }).compile();
    app = module.createNestApplication({ logger: false });
    configureApp(app, { name: 'eligibility' });
    await app.init();
  });
  afterAll(async () => {
    await app?.close();
    await database?.drop();
  });

  it('is ready while its database answers, and says which dependency is down when it does not', async () => {
    const server = app.getHttpServer() as Server;
    const ready = { service: 'eligibility', status: 'ok', checks: { database: 'ok' } };
    await request(server).get('/internal/health').expect(200, ready);
    await app.get(DataSource).destroy();
    const down = { service: 'eligibility', status: 'down', checks: { database: 'down' } };
    await request(server).get('/internal/health').expect(503, down);
    await app.get(DataSource).initialize();
    await request(server).get('/internal/health').expect(200, ready);
  });

  it('cannot write', async () => {
    await expect(app.get(DataSource).query('DELETE FROM guide.assistance_programs')).rejects.toThrow(
      /permission denied/,
    );
  });
});
