// One answer at a time on a connection. A client may send its next requests before it has read the first answer (pipelining, RFC 9112,
// 9.3.2): Node would have all of them worked on at once, and of those whose connection ends before their turn it says nothing, so that
// whatever was held for them would be held for ever.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';

/** More than any client of ours sends ahead: browsers and proxies send none. */
const MOST_AHEAD = 16;

interface Line {
  last: ServerResponse;
  waiting: number;
}

/** Express middleware; the first, so that nothing is begun for a request that waits. Its answer is always the connection's own. */
export function oneAtATime() {
  const lines = new WeakMap<Socket, Line>();
  return (request: Request, response: Response, next: NextFunction): void => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line || line.last.writableFinished) {
      lines.set(socket, { last: response, waiting: 0 });
      next();
      return;
    }
    if (line.waiting >= MOST_AHEAD) {
      socket.destroy();
      return;
    }
    line.waiting += 1;
    line.last.once('close', () => {
      line.waiting -= 1;
      if (!socket.destroyed) next();
    });
    line.last = response;
  };
}
