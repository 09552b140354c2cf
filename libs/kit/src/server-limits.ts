// Limits of the HTTP server itself, and the answers Node gives before Express sees a request.
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { ERROR_CODES, REQUEST_ID_HEADER } from '@app/contracts/http/errors';
import type { ErrorResponse, ErrorStatus } from '@app/contracts/http/errors';
import { ERROR_MESSAGES } from './error-messages';
import { REQUEST_LIMITS } from './request-limits';

const REASONS: Partial<Record<ErrorStatus, string>> = {
  400: 'Bad Request',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
};

/** Node's ceilings for headers and slow senders. Idle connections outlive the gateway's pool (30 s), so it never reuses a dead one. */
export function limitServer(server: Server): void {
  // Node reads this property for each connection, but only createServer's options are typed.
  Object.assign(server, { maxHeaderSize: REQUEST_LIMITS.parser });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  server.on('clientError', answerClientError);
}

/** A request that Node could not parse gets the documented shape too, as far as the socket still listens. */
export function answerClientError(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error);
  const requestId = randomUUID();
  const body: ErrorResponse = { code: ERROR_CODES[status], message: ERROR_MESSAGES[status], requestId };
  const json = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${REASONS[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(json)}`,
      `${REQUEST_ID_HEADER}: ${requestId}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      json,
    ].join('\r\n'),
  );
  // The sender may go on sending; without an end the connection would stay half open.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

function statusOf(error: NodeJS.ErrnoException & { rawPacket?: Buffer }): ErrorStatus {
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 400;
  const start = error.rawPacket?.subarray(0, REQUEST_LIMITS.url).toString('latin1') ?? '';
  return /^[A-Z]+ \//.test(start) && !start.includes('\n') ? 414 : 431;
}
