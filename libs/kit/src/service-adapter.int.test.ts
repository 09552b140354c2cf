import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Controller, Get, Module, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Response } from 'express';
import request from 'supertest';
import { ServiceAdapter } from './service-adapter';

@Controller()
class Told {
  @Get('told')
  told(@Res() response: Response): void {
    response.type('json').send(JSON.stringify({ query: response.req.query }));
  }
}

@Module({ controllers: [Told] })
class ToldModule {}

it('makes requests and responses as Express wants them, so that it changes no prototype', async () => {
  const app = await NestFactory.create<NestExpressApplication>(ToldModule, new ServiceAdapter(), { logger: false });
  await app.init();
  const server: Server = app.getHttpServer();
  const express = app.getHttpAdapter().getInstance();
  const before: unknown[] = [];
  server.prependListener('request', (asked: IncomingMessage, answer: ServerResponse) => {
    before.push(Object.getPrototypeOf(asked) === express.request, Object.getPrototypeOf(answer) === express.response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await request(server)
    .get('/told?a=1')
    .expect(200, { query: { a: '1' } })
    .expect('content-type', /json/);
  await request(server).get('/nowhere').expect(404);
  expect(before).toEqual([true, true, true, true]);
  await app.close();
});
