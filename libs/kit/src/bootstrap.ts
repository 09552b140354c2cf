// Starts one service as one process. Each main.ts is one call of this.
import { Logger } from '@nestjs/common';
import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { configureApp } from './configure-app';
import type { AppOptions } from './configure-app';
import { EnvironmentError } from './environment';
import { tolerateLostOutput } from './log-output';
import { listen } from './listening';
import { createLogger } from './logger';
import { openMetricsDoor } from './metrics-door';
import { endOnSignals, logStrayErrors } from './shutdown';

export interface BootstrapOptions extends AppOptions {
  module: Type | DynamicModule;
  port: number;
  host: string;
}

/** Resolves once the service listens. Start-up failures rise to the caller (see `runMain`). */
export async function bootstrap({ module, port, host, ...options }: BootstrapOptions): Promise<INestApplication> {
  tolerateLostOutput();
  const logger = createLogger(options.name);
  // bodyParser false: the only parser is the limited one of configureApp.
  const app = await NestFactory.create<NestExpressApplication>(module, {
    logger,
    bodyParser: false,
    abortOnError: false,
  });
  configureApp(app, options);
  logStrayErrors();
  if (options.metrics) await openMetricsDoor(app, options.metrics);
  await app.init();
  await listen(app.getHttpServer(), { host, port });
  endOnSignals(app);
  new Logger('Bootstrap').log({ host, port }, 'listening');
  return app;
}

/** The body of every main.ts: starts, and turns a failed start into one log line and exit code 1. */
export function runMain(start: () => Promise<unknown>): void {
  // A config that throws at once must end the same way as a start that fails later.
  const started = Promise.resolve().then(start);
  started.catch((error: unknown) => {
    if (error instanceof EnvironmentError) process.stderr.write(`${error.message}\n`);
    else Logger.error({ err: error }, 'start failed', 'Bootstrap');
    process.exit(1);
  });
}
