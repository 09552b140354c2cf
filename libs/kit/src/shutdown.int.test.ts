import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { Controller, Get, Module } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { configureApp } from './configure-app';
import { closeGracefully, sayFarewell } from './shutdown';

let finish: (value: string) => void = () => undefined;
let begun: () => void = () => undefined;

@Controller()
class SlowController {
  @Get('/quick') quick(): string {
    return 'quick';
  }
  @Get('/slow') slow(): Promise<string> {
    begun();
    return new Promise((resolve) => (finish = resolve));
  }
}
@Module({ controllers: [SlowController] })
class SlowModule {}

async function start(): Promise<INestApplication> {
  const module = await Test.createTestingModule({ imports: [SlowModule] }).compile();
  const app = module.createNestApplication({ logger: false });
  configureApp(app, { name: 'news' });
  await app.listen(0, '127.0.0.1');
  return app;
}

function get(app: INestApplication): Promise<string> {
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ port, path: '/slow', agent: new Agent({ keepAlive: true }) }, (incoming) => {
      incoming.on('data', (chunk: Buffer) => resolve(String(chunk)));
    })
      .on('error', reject)
      .end();
  });
}

describe('closing a service', () => {
  it('lets an open request finish, then closes kept-alive connections without waiting for them', async () => {
    const app = await start();
    const arrived = new Promise<void>((resolve) => (begun = resolve));
    const answer = get(app);
    await arrived;
    const startedAt = performance.now();
    const closed = closeGracefully(app);
    finish('done');
    expect(await answer).toBe('done');
    await closed;
    expect(performance.now() - startedAt).toBeLessThan(4_500);
  });

  it('resets no client that sends requests all the time over one connection: each gets "connection: close"', async () => {
    const app = await start();
    const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
    const request = (agent: Agent): Promise<string> =>
      new Promise((resolve) => {
        httpRequest({ port, path: '/quick', agent }, (incoming) => {
          incoming.resume().on('end', () => resolve(incoming.headers.connection ?? 'none'));
          incoming.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
        })
          .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
          .end();
      });
    // A client that gets "close" sends its next request elsewhere.
    const visitor = async (): Promise<string[]> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const responses: string[] = [];
      while (responses.at(-1) !== 'close' && responses.length < 10_000) responses.push(await request(agent));
      agent.destroy();
      return responses;
    };
    const visitors = Array.from({ length: 10 }, visitor);
    await new Promise((resolve) => setTimeout(resolve, 200));
    // The port stays open until each client has sent its next request, however slow the machine is.
    const [received] = await Promise.all([Promise.all(visitors), sayFarewell(app, 500)]);
    await closeGracefully(app);
    const responses = received.flat();
    expect(responses.filter((each) => each === 'close')).toHaveLength(10);
    expect(new Set(responses)).toEqual(new Set(['keep-alive', 'close']));
  });

  it('cuts a request that does not finish in the drain time', async () => {
    const app = await start();
    const arrived = new Promise<void>((resolve) => (begun = resolve));
    const answer = get(app).catch((error: NodeJS.ErrnoException) => error.code);
    await arrived;
    await closeGracefully(app, 50);
    expect(await answer).toBe('ECONNRESET');
  });
});
