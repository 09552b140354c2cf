// The real gateway on a free port with a small built website, for the gateway's own tests.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { NestFactory } from '@nestjs/core';
import { Clock } from '@app/kit/clock';
import { configureApp } from '@app/kit/configure-app';
import { readConfig } from '../src/config';
import type { GatewayConfig } from '../src/config';
import { frontDoor } from '../src/front-door';
import { GatewayModule } from '../src/gateway.module';
import type { InnerService } from '../src/routing/route-table';
import { deadAddress } from './fake-inner-service';

export const PAGE = '<!doctype html><title>시니어 건강길잡이</title><div id="root"></div>';
export const SCRIPT = 'console.log("senior health guide");'.repeat(50);

async function makeWebsite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'guide-gateway-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(root, 'assets/index-abc123.js'), SCRIPT);
  await writeFile(join(root, 'assets/index-abc123.js.br'), brotliCompressSync(SCRIPT));
  return root;
}

export interface RunningGateway {
  url: string;
  server: Server;
  stop(): Promise<void>;
}

export interface GatewaySettings extends Partial<GatewayConfig> {
  proxyTimeoutMs?: number;
  /** As the proxy's own; never longer than `proxyTimeoutMs`. */
  readTimeoutMs?: number;
  /** Milliseconds since 1970, for tests that must not wait for a session's end. */
  now?: () => number;
}

/** Services that are not given are dead. Rate limits are wide unless `settings` says otherwise; without `signIn` nobody can sign in. */
export async function startGateway(
  given: Partial<Record<InnerService, string>>,
  { proxyTimeoutMs = 60_000, readTimeoutMs = proxyTimeoutMs, now, ...settings }: GatewaySettings = {},
): Promise<RunningGateway> {
  const webRoot = await makeWebsite();
  const dead = await deadAddress();
  const services = { catalog: dead, eligibility: dead, chat: dead, crawler: dead, news: dead, ...given };
  const config: GatewayConfig = {
    ...readConfig({ HOST: '127.0.0.1' }),
    port: 0,
    rateLimitScale: 1000,
    webRoot,
    services,
    ...settings,
  };
  const app = await NestFactory.create(GatewayModule.register(config), { logger: false, bodyParser: false });
  if (now) app.get(Clock, { strict: false }).now = now;
  configureApp(app, frontDoor(config, { timeoutMs: proxyTimeoutMs, readTimeoutMs }));
  await app.listen(config.port, config.host);
  const server = app.getHttpServer() as Server;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await app.close();
    await rm(webRoot, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, stop };
}
