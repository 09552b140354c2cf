// Forwards WebSocket upgrades to the chat service. Whatever happens, the visitor gets a response or the connection is closed.
import { randomUUID } from 'node:crypto';
import type { ClientRequest, IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Logger } from '@nestjs/common';
import { createProxyServer } from 'http-proxy-3';
import { REQUEST_ID_HEADER } from '@app/contracts/http/errors';
import { refuseOnSocket } from '@app/kit/raw-answer';
import type { Refusal } from '@app/kit/raw-answer';
import type { ProxyTrust } from '../proxy-trust';
import { cleanForwardedHeaders, dropCredentials } from './forwarded-headers';
import { RETRY_AFTER_SECONDS } from './api-proxy';

const LINGER_MS = 1_000;

type Entry = { wait: number } | { release: () => void };

export interface SocketProxyOptions {
  /** Address of the chat service. */
  target: string;
  trusts: ProxyTrust;
  /** Why an upgrade is refused; null = it may go on. */
  refusalOf: (request: IncomingMessage) => Refusal | null;
  /** Holds a place for the socket, or says how many seconds to wait. */
  enter: (request: IncomingMessage) => Promise<Entry>;
  /** Registers the socket, so that it is closed at the end of the process. */
  remember: (socket: Socket) => void;
  /** Headers of every refusal. */
  headers: Record<string, string>;
  /** A chat service that stays silent this long is unavailable. */
  timeoutMs?: number;
}

/** Takes every upgrade of `server`: Node's default would leave a refused one hanging. */
export function passUpgrades(server: Server, { timeoutMs = 10_000, ...options }: SocketProxyOptions): void {
  const logger = new Logger('SocketProxy');
  const proxy = createProxyServer({ target: options.target });
  // Emitted for every visitor who disconnects; without a listener it would end the process. Their sockets are closed below.
  proxy.on('error', () => undefined);
  proxy.on('proxyReqWs', (outgoing, _request, socket) => {
    closeSilent(outgoing, socket, timeoutMs);
    // The chat service may respond with a page instead of a socket, which needs our security headers too.
    outgoing.once('response', (answer) => Object.assign(answer.headers, options.headers));
  });

  const pass = async (request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> => {
    const id = randomUUID();
    const refuse = ({ headers, ...refusal }: Refusal): void =>
      refuseOnSocket(socket, { ...refusal, requestId: id, headers: { ...options.headers, ...headers } });
    const refusal = options.refusalOf(request);
    if (refusal) {
      refuse(refusal);
      return;
    }
    const entry = await options.enter(request);
    if ('wait' in entry) {
      refuse({ status: 429, headers: { 'Retry-After': String(entry.wait) } });
      return;
    }
    socket.once('close', entry.release);
    // The socket may have closed meanwhile.
    if (socket.destroyed) {
      entry.release();
      return;
    }
    options.remember(socket);
    // A client that does not close its side is cut off.
    socket.once('finish', () => setTimeout(() => socket.destroy(), LINGER_MS).unref());
    prepareHeaders(request, options.trusts, id);
    const before = socket.bytesWritten;
    proxy.ws(request, socket, head, {}, (error) => {
      // Once something was forwarded, a response of ours would end up in the middle of it.
      if (socket.bytesWritten > before) return;
      logger.warn({ err: error, inner: 'chat' }, 'inner service is unavailable');
      const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) };
      refuse({ status: 503, headers });
    });
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // Node types the socket as any stream; a server of ours only has those of the network.
    if (!(socket instanceof Socket)) {
      socket.destroy();
      return;
    }
    pass(request, socket, head).catch((error: unknown) => {
      logger.error({ err: error }, 'upgrade failed');
      socket.destroy();
    });
  });
}

/** Headers for the chat service; the upgrade headers belong to one connection and are written again. */
function prepareHeaders(request: IncomingMessage, trusts: ProxyTrust, id: string): void {
  cleanForwardedHeaders(request, trusts);
  dropCredentials(request);
  Object.assign(request.headers, { connection: 'Upgrade', upgrade: 'websocket', [REQUEST_ID_HEADER]: id });
}

/** A chat service that accepts the connection and does not respond, or not completely, must not leave the visitor waiting. */
function closeSilent(outgoing: ClientRequest, socket: Duplex, timeoutMs: number): void {
  let hasBegun = false;
  outgoing.once('response', () => (hasBegun = true));
  const timer = setTimeout(() => {
    outgoing.destroy(new Error('The chat service did not respond.'));
    // Waiting longer does not complete half a response.
    if (hasBegun) socket.destroy();
  }, timeoutMs);
  const stop = (): void => clearTimeout(timer);
  outgoing.once('upgrade', stop);
  outgoing.once('error', stop);
  socket.once('close', stop);
}
