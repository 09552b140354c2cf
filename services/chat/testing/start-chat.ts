// The chat service in this process, on a free port.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { configureApp } from '@app/kit/configure-app';
import { createLogger } from '@app/kit/logger';
import { ChatModule } from '../src/chat.module';

export interface RunningChat {
  url: string;
  app: INestApplication;
  /** Everything logged so far. */
  written(): string;
}

export async function startChat(eligibilityUrl: string, rateLimitScale = 1): Promise<RunningChat> {
  let written = '';
  const logger = createLogger('chat', { write: (line) => (written += line) });
  const config = { host: '127.0.0.1', port: 0, deadlineScale: 10, eligibilityUrl, rateLimitScale };
  const app = await NestFactory.create(ChatModule.register(config), { logger, bodyParser: false });
  configureApp(app, { name: 'chat' });
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, app, written: () => written };
}
