// Liveness: the process answers, whatever its dependencies do. It is requested every few seconds for as long as the process lives, so it is
// answered before everything that other requests go through.
import type { Express, NextFunction, Request, Response } from 'express';
import { isInnerCaller, type InnerDoor } from './inner-paths';

const BODY = Buffer.from(JSON.stringify({ status: 'ok' }));

export interface LiveOptions extends InnerDoor {
  /** Set on the answer, as on every other one. */
  headers?: Record<string, string> | undefined;
}

/** Adds `GET /internal/live`: 200 `{ "status": "ok" }` to the inner network; a caller from outside goes on, to be refused as anywhere. */
export function answerLiveness(express: Express, { headers, ...door }: LiveOptions): void {
  const said = {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(BODY.length),
    'Cache-Control': 'no-store',
  };
  express.get('/internal/live', (request: Request, response: Response, next: NextFunction) => {
    if (isInnerCaller(request, door)) response.writeHead(200, said).end(BODY);
    else next('route');
  });
}
