// Which WebSocket handshakes go on to the chat service. Express and its middlewares never see an upgrade, so all that they ask
// of a request is asked here.
import type { IncomingMessage } from 'node:http';
import type { Refusal } from '@app/kit/raw-answer';
import { oversize } from '@app/kit/request-limits';
import { hostRefusal } from './known-host';
import type { HostRule } from './known-host';
import { isSameOrigin } from './same-origin';

const SOCKET_PATH = '/ws';

/** @returns why an upgrade is refused; null = it may go on */
export function handshakeRefusal(request: IncomingMessage, rule: HostRule): Refusal | null {
  const { url = '', method, headers } = request;
  if (!url.startsWith('/')) return { status: 400 };
  const status = oversize(request);
  if (status !== null) return { status };
  if (url.split('?', 1)[0] !== SOCKET_PATH) return { status: 404 };
  if (method !== 'GET') return { status: 405, headers: { Allow: 'GET' } };
  if (headers.upgrade?.toLowerCase() !== 'websocket') return { status: 400 };
  const host = hostRefusal(request, rule);
  if (host) return host;
  // A handshake changes nothing by itself, but what it opens speaks in the visitor's name.
  return isSameOrigin(request, rule) ? null : { status: 403 };
}
