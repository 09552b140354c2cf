// One service as one process of the tests: the real modules on a real database and queue.
import type { Server } from 'node:http';
import { type DynamicModule, type INestApplication, Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { ServiceName } from '@app/contracts/http/gateway';
import { configureApp } from '@app/kit/configure-app';
import request from 'supertest';
import { DataSource } from 'typeorm';

/** The service without its port: requests reach it by supertest. */
export async function startService(name: ServiceName, root: DynamicModule): Promise<INestApplication> {
  Logger.overrideLogger(false);
  const module = await Test.createTestingModule({ imports: [root] }).compile();
  const app = module.createNestApplication({ logger: false, bodyParser: false });
  configureApp(app, { name });
  return app.init();
}

export class ServiceApp {
  constructor(private readonly app: INestApplication) {}

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
