// HTTP requests from the gateway to the inner services, over one pool of kept-alive connections for each service.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import type { InnerService } from './route-table';

/** Well before an inner server would close an idle connection (65 s). */
const IDLE_MS = 30_000;
/** An abort does not end a connection attempt, so that it needs a limit of its own. */
const CONNECT_TIMEOUT_MS = 2_000;
/** Headers that describe one connection and are never forwarded (RFC 9110, 7.6.1). */
const HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export interface UpstreamRequest {
  service: InnerService;
  request: IncomingMessage;
  /** Sent in place of the visitor's own headers. */
  headers: IncomingHttpHeaders;
}

export interface UpstreamResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Readable;
}

export class UpstreamClient {
  private readonly pools: ReadonlyMap<string, Pool>;

  /** @param timeoutMs the longest silence of a service */
  constructor(services: Record<InnerService, string>, timeoutMs: number) {
    const limits = {
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      keepAliveTimeout: IDLE_MS,
    };
    this.pools = new Map(Object.entries(services).map(([name, origin]) => [name, new Pool(origin, limits)]));
  }

  /** Sends a request and resolves with the head of the response. @throws the network error, or the reason of `signal` */
  async send(upstream: UpstreamRequest, signal: AbortSignal): Promise<UpstreamResponse> {
    const { service, request, headers } = upstream;
    const pool = this.pools.get(service);
    if (!pool) throw new Error(`no address of ${service}`);
    const { 'transfer-encoding': coding, ...sent } = headers;
    const { method = 'GET', url = '/' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const hasBody = !isRead && (coding !== undefined || sent['content-length'] !== undefined);
    if (isRead) delete sent['content-length'];
    const options = { method, path: url, headers: sent, signal, body: hasBody ? request : null };
    // The service may close an idle connection at the moment it is used. A read is safe to repeat (RFC 9110, 9.2.2).
    const response = await pool.request(options).catch((error: unknown) => {
      if (isRead && isClosedConnection(error) && !signal.aborted) return pool.request(options);
      throw error;
    });
    // A body that is destroyed because it is not needed must not be an unhandled error.
    response.body.on('error', () => undefined);
    return { status: response.statusCode, headers: response.headers, body: response.body };
  }

  close(): void {
    for (const pool of this.pools.values()) void pool.destroy();
  }
}

function isClosedConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

/** Gives the visitor's response the status and headers of the upstream one. */
export function copyResponseHead(
  response: ServerResponse,
  { status, headers }: Pick<UpstreamResponse, 'status' | 'headers'>,
): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_HEADERS.has(name)) response.setHeader(name, value);
  }
}
