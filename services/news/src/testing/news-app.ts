// The news as one process of the tests: the real modules on a real database and queue. Imported by tests only.
import type { Server } from 'node:http';
import { type INestApplication, Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { configureApp } from '@app/kit/configure-app';
import request from 'supertest';
import { DataSource } from 'typeorm';
import type { NewsConfig } from '../config';
import { NewsModule } from '../news.module';

export const newsConfig = (changes: Partial<NewsConfig>): NewsConfig => ({
  port: 0,
  host: '127.0.0.1',
  deadlineScale: 10,
  isProduction: false,
  databaseUrl: '',
  queueUrl: '',
  sources: 'sample',
  sampleSourcesUrl: 'http://127.0.0.1:1',
  contactUrl: null,
  crawlAccess: 'open',
  identitySecret: null,
  ...changes,
});

export class NewsApp {
  private constructor(private readonly app: INestApplication) {}

  static async start(changes: Partial<NewsConfig>): Promise<NewsApp> {
    Logger.overrideLogger(false);
    const imports = [NewsModule.register(newsConfig(changes))];
    const module = await Test.createTestingModule({ imports }).compile();
    const app = module.createNestApplication({ logger: false, bodyParser: false });
    configureApp(app, { name: 'news' });
    await app.init();
    return new NewsApp(app);
  }

  get http() {
    return request(this.app.getHttpServer() as Server);
  }

  get<T>(token: new (...values: never[]) => T): T {
    return this.app.get(token, { strict: false });
  }

  query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.get(DataSource).query(sql, values);
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
