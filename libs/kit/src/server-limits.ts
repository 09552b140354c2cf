// Limits of the HTTP server itself, and the answers Node gives before Express sees a request.
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorStatus } from '@app/contracts/http/errors';
import { refuseOnSocket } from './raw-answer';
import { REQUEST_LIMITS } from './request-limits';

type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/**
 * Node's ceilings for headers and slow senders. Idle connections outlive the gateway's pool (30 s), so it never reuses a dead one.
 * @param headers of every answer that Node gives in Express's place
 */
export function limitServer(server: Server, headers: Record<string, string> = {}): void {
  // Node reads these properties later (each connection, `listen`), but only createServer's options are typed.
  Object.assign(server, { maxHeaderSize: REQUEST_LIMITS.parser, connectionsCheckingInterval: 2_500 });
  server.headersTimeout = 10_000;
  // The largest body is 64 kB. With the interval above a slow sender is gone after 15 s.
  server.requestTimeout = 12_000;
  server.keepAliveTimeout = 65_000;
  // Node would answer 417 by itself, bare. The expectation may be ignored (RFC 9110, 10.1.1), and no client needs it.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: ParserError, socket) => answerClientError(error, socket, headers));
}

/** A request that Node could not parse, or that came too slowly, gets the documented shape too. */
function answerClientError(error: ParserError, socket: Duplex, headers: Record<string, string>): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  else refuseOnSocket(socket, { status: statusOf(error), headers });
}

function statusOf(error: ParserError): ErrorStatus {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 400;
  // Node shows only the piece that overflowed: an address that came in several pieces cannot be distinguished from headers.
  const start = error.rawPacket?.subarray(0, REQUEST_LIMITS.url).toString('latin1') ?? '';
  return /^[A-Z]+ \//.test(start) && !start.includes('\n') ? 414 : 431;
}
