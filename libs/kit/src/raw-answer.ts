// Answers written straight to a socket: where Node refuses a request before Express sees it, and on upgrades.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_CODES, REQUEST_ID_HEADER } from '@app/contracts/http/errors';
import type { ErrorDetail, ErrorResponse, ErrorStatus } from '@app/contracts/http/errors';
import { errorMessage } from './error-messages';

export interface Refusal {
  status: ErrorStatus;
  detail?: ErrorDetail;
  requestId?: string;
  /** Further headers of the answer. */
  headers?: Record<string, string>;
}

/** The sender may go on sending; without an end the connection would stay half open. */
const LINGER_MS = 1_000;

/** Writes the documented error shape and ends the connection, as far as the other side still listens. */
export function refuseOnSocket(socket: Duplex, { status, detail, requestId = randomUUID(), headers }: Refusal): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const message = errorMessage(status, detail);
  const body: ErrorResponse = { code: ERROR_CODES[status], ...(detail && { detail }), message, requestId };
  const json = JSON.stringify(body);
  const all: Record<string, string | number> = {
    'X-Content-Type-Options': 'nosniff',
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(json),
    'Cache-Control': 'no-store',
    [REQUEST_ID_HEADER]: requestId,
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', json].join('\r\n'));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
