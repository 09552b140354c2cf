// Everything a Nest application of this product has in common. Called by bootstrap, and by tests on their own apps.
import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { ServiceName } from '@app/contracts/http/gateway';
import { ErrorFilter } from './error-filter';
import { guardInnerPaths } from './inner-paths';
import { answerLiveness } from './live-answer';
import { oneAtATime } from './one-at-a-time';
import { requestIdMiddleware } from './request-id';
import { refuseOtherMedia, refuseOversized, REQUEST_LIMITS } from './request-limits';
import type { ErrorPage } from './send-error';
import type { ListenAddress } from './service-address';
import { recordRequest } from './request-record';
import { limitServer } from './server-limits';
import { RequestValidationPipe } from './validation-pipe';

export interface AppOptions {
  name: ServiceName;
  /** Sets headers on every answer, refusals included (the gateway's security headers). */
  headers?: RequestHandler;
  /** The same for the answers that Node gives before any middleware runs. */
  rawHeaders?: Record<string, string>;
  /** A door of its own for the measures, where the service's own is open to the public (the gateway). */
  metrics?: ListenAddress;
  /** Pages in place of JSON for browsers. */
  errorPage?: ErrorPage;
  /** Mounts middleware that must see the body as a stream, before any parser (the gateway's proxy). */
  mount?: (app: NestExpressApplication) => void;
}

/** Must run before `app.init()` or `app.listen()`. */
export function configureApp(app: INestApplication, options: AppOptions): void {
  const { name, headers, rawHeaders, metrics, errorPage, mount } = options;
  const nest = app as NestExpressApplication;
  const express = nest.getHttpAdapter().getInstance();
  limitServer(app.getHttpServer() as Server, rawHeaders);
  nest.disable('x-powered-by');
  nest.use(oneAtATime());
  const metricsPort = metrics?.port;
  answerLiveness(express, { headers: rawHeaders, metricsPort });
  nest.use(requestIdMiddleware({ trustIncoming: name !== 'gateway' }));
  nest.use(recordRequest(name));
  if (headers) nest.use(headers);
  nest.use(refuseOversized);
  nest.use(guardInnerPaths({ metricsPort }));
  mount?.(nest);
  nest.use(refuseOtherMedia);
  nest.useBodyParser('json', { limit: REQUEST_LIMITS.body });
  nest.useGlobalPipes(new RequestValidationPipe());
  nest.useGlobalFilters(new ErrorFilter(express, errorPage));
}
