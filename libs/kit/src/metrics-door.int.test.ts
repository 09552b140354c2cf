import type { AddressInfo } from 'node:net';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Server } from 'node:http';
import { configureApp } from './configure-app';
import { HealthModule } from './health.module';
import { openMetricsDoor } from './metrics-door';
import { closeGracefully } from './shutdown';

@Module({ imports: [HealthModule.register({ service: 'gateway' })] })
class PublicModule {}

const free = { host: '127.0.0.1', port: 9199 };

describe('a door for the measures alone', () => {
  it('is the only one that gives them, gives nothing else, and closes with the service', async () => {
    const app = await NestFactory.create(PublicModule, { logger: false, bodyParser: false });
    configureApp(app, { name: 'gateway', metrics: free });
    await openMetricsDoor(app, free);
    await app.listen(0, '127.0.0.1');
    const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
    const status = async (at: number, path: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${at}${path}`)).status;

    expect([await status(port, '/metrics'), await status(free.port, '/metrics')]).toEqual([404, 200]);
    expect([await status(port, '/internal/live'), await status(free.port, '/internal/live')]).toEqual([200, 404]);
    const taken = openMetricsDoor(app, free);
    await expect(taken).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await closeGracefully(app);
    await expect(status(free.port, '/metrics')).rejects.toThrow('fetch failed');
  });
});
