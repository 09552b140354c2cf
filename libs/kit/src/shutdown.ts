// How a process of this product ends: it finishes what it is answering, and it always ends.
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { Logger } from '@nestjs/common';

/** Requests get this long to finish after a stop signal. */
const DRAIN_MS = 10_000;
/** Closing pools and workers after that gets a little more; then the process ends whatever hangs. */
const GUARD_MS = 13_000;

/** So long answers go on after a stop signal, each with "connection: close": no client's next request meets a closed port. */
const FAREWELL_MS = 1_000;

/** Answers for `ms` more, and tells every connection that it was its last answer. */
export async function sayFarewell(app: INestApplication, ms = FAREWELL_MS): Promise<void> {
  const server = app.getHttpServer() as Server;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await wait(ms);
}

/** Stops taking requests, lets the open ones finish (at most `drainMs`), then runs the shutdown hooks of every module. */
export async function closeGracefully(app: INestApplication, drainMs = DRAIN_MS): Promise<void> {
  const server = app.getHttpServer() as Server;
  // A kept-alive connection that goes idle after close() would hold the server until its own timeout.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const drain = setTimeout(() => server.closeAllConnections(), drainMs);
  try {
    server.closeIdleConnections();
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(drain);
  }
}

/** Ends the process on SIGTERM or SIGINT; a second guard ends it if closing hangs. */
export function endOnSignals(app: INestApplication): void {
  const logger = new Logger('Shutdown');
  let isEnding = false;
  const end = (reason: string): void => {
    if (isEnding) return;
    isEnding = true;
    logger.log({ reason }, 'stopping');
    setTimeout(() => process.exit(1), GUARD_MS).unref();
    const close = async (): Promise<void> => {
      await sayFarewell(app);
      await closeGracefully(app);
    };
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
}

/** An unhandled rejection is a bug to log, never a reason to stop serving; an uncaught exception ends the process. */
export function logStrayErrors(): void {
  const logger = new Logger('Process');
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
}
