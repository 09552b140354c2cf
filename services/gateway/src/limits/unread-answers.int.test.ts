import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { endUnreadAnswers } from './unread-answers';

const PIECE = Buffer.alloc(64 * 1024);
const PIECES = 400;

describe('an answer that waits for its reader', () => {
  let server: Server;
  let answered: Promise<ServerResponse>;
  beforeEach(async () => {
    answered = new Promise((resolve) => {
      server = createServer((_request, response) => {
        resolve(response);
        const fill = async (): Promise<void> => {
          for (let piece = 0; piece < PIECES && !response.destroyed; piece += 1) {
            await new Promise((resolve) => response.write(PIECE, resolve));
          }
          response.end();
        };
        void fill();
      });
    });
    endUnreadAnswers(server, { bytes: 1024, ms: 2_500, everyMs: 50 });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());

  const ask = (): Socket => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return socket;
  };

  it('is ended when nobody reads it, and its memory with it', async () => {
    const socket = ask();
    socket.pause();
    const response = await answered;
    await once(response, 'close');
    expect(response.writableFinished).toBe(false);
    socket.destroy();
  });

  it('goes on to its end when it is read slowly', async () => {
    const socket = ask();
    let received = 0;
    socket.on('data', (data) => {
      received += data.length;
      socket.pause();
      void wait(2).then(() => socket.resume());
    });
    await once(socket, 'end');
    expect(received).toBeGreaterThan(PIECE.length * PIECES);
  });
});
