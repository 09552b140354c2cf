// One module of the service as it runs, on a fixed day and by default with a database that is down.
import type { Server } from 'node:http';
import { PassThrough } from 'node:stream';
import { Global, Module } from '@nestjs/common';
import type { INestApplication, Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { DatabaseModule } from '@app/database/database.module';
import { Clock } from '@app/kit/clock';
import { ConfigModule } from '@app/kit/config.module';
import { configureApp } from '@app/kit/configure-app';
import { createLogger } from '@app/kit/logger';
import { EligibilityConfig } from '../src/config';

export interface StartedModule {
  app: INestApplication;
  http: Server;
  /** All that was logged until now. */
  logged: () => string;
}

/** Shared with a gateway that the test plays. */
export const IDENTITY_SECRET = 'the-identity-secret-of-these-tests-123';

/** A database that is down: a read fails, and so does a write. */
@Global()
@Module({
  providers: [{ provide: DataSource, useValue: { query: () => Promise.reject(new Error('the database is down')) } }],
  exports: [DataSource],
})
class NoDatabaseModule {}

/** Settings of a test: no model, and patience for a busy machine. */
export const testConfig = (changes: Partial<EligibilityConfig> = {}): EligibilityConfig => ({
  host: '127.0.0.1',
  port: 0,
  deadlineScale: 10,
  databaseUrl: '',
  catalogUrl: 'http://127.0.0.1:1',
  model: null,
  embeddings: null,
  crawlAccess: 'operators',
  identitySecret: IDENTITY_SECRET,
  ...changes,
});

/** @param changes of {@link testConfig} */
export async function startModule(module: Type, changes: Partial<EligibilityConfig> = {}): Promise<StartedModule> {
  const { databaseUrl: url } = changes;
  const database = url ? DatabaseModule.forRoot({ url, applicationName: 'eligibility' }) : NoDatabaseModule;
  const imports = [ConfigModule.register(EligibilityConfig, testConfig(changes)), database, module];
  const compiled = await Test.createTestingModule({ imports })
    .overrideProvider(Clock)
    .useValue({ now: () => Date.parse('2026-11-22T20:00:00Z') })
    .compile();
  let written = '';
  const log = new PassThrough().on('data', (line: Buffer) => (written += line.toString()));
  const app = compiled.createNestApplication({ logger: createLogger('eligibility', log) });
  configureApp(app, { name: 'eligibility' });
  await app.listen(0, '127.0.0.1');
  return { app, http: app.getHttpServer() as Server, logged: () => written };
}
