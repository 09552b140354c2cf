// When an inner service has begun to answer: from then on a request costs it nothing, however slowly the visitor reads.
import type { ServerResponse } from 'node:http';

const waiting = new WeakMap<ServerResponse, () => void>();

/** Calls back once: when the inner service begins to answer, or when the request is over without that. */
export function whenAnswered(response: ServerResponse, callback: () => void): void {
  waiting.set(response, callback);
  response.once('close', () => answered(response));
}

/** Said by whoever passes the answer on. */
export function answered(response: ServerResponse): void {
  const callback = waiting.get(response);
  waiting.delete(response);
  callback?.();
}
