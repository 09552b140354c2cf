// A connection without an HTTP library: for what no well-behaved client sends.
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface BareSocket {
  socket: Socket;
  /** Everything that came until the connection ended, however it ended. */
  ended: Promise<string>;
  /** Resolves with what has come so far as soon as it matches. Rejects when the connection ends before. */
  until: (pattern: RegExp) => Promise<string>;
}

/** @param baseUrl `http://127.0.0.1:port` @param text sent at once, with CRLF where it has line ends */
export function bareSocket(baseUrl: string, text = ''): BareSocket {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  socket.on('error', () => socket.destroy());
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  const until = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (pattern.test(received)) resolve(received);
      };
      socket.on('data', look);
      socket.on('close', () => reject(new Error(`The connection ended after: ${received.slice(0, 500)}`)));
      look();
    });
  if (text) socket.write(text.replace(/\r?\n/g, '\r\n'));
  return { socket, ended, until };
}

/** The body of a raw HTTP/1.1 answer, as long as its Content-Length says. */
export function textOfRaw(answer: string): string {
  const body = Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1');
  const length = /^content-length: (\d+)\r$/im.exec(answer)?.[1];
  return body.subarray(0, length === undefined ? undefined : Number(length)).toString('utf8');
}

export const bodyOfRaw = (answer: string): unknown => JSON.parse(textOfRaw(answer));
