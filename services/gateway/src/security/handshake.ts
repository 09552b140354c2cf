// Which WebSocket handshakes go on to the chat service. Express and its middlewares never see an upgrade, so all that they ask
// of a request is asked here.
import type { IncomingMessage } from 'node:http';
import { CHAT_PATHS } from '@app/contracts/http/chat';
import type { Refusal } from '@app/kit/raw-answer';
import { oversize } from '@app/kit/request-limits';
import { hostRefusal } from './known-host';
import type { HostRule } from './known-host';
import { isSameOrigin } from './same-origin';

/** socket.io's client ends every path with a slash. */
const SOCKET_PATHS: readonly string[] = [CHAT_PATHS.socket, `${CHAT_PATHS.socket}/`];

/** @returns why an upgrade is refused; null = it may go on */
export function handshakeRefusal(request: IncomingMessage, rule: HostRule): Refusal | null {
  const { url = '', method, headers } = request;
  if (!url.startsWith('/')) return { status: 400 };
  const status = oversize(request);
  if (status !== null) return { status };
  if (!SOCKET_PATHS.includes(url.split('?', 1)[0] ?? '')) return { status: 404 };
  if (method !== 'GET') return { status: 405, headers: { Allow: 'GET' } };
  if (headers.upgrade?.toLowerCase() !== 'websocket') return { status: 400 };
  const host = hostRefusal(request, rule);
  if (host) return host;
  // A handshake changes nothing by itself, but what it opens speaks in the visitor's name.
  return isSameOrigin(request, rule) ? null : { status: 403 };
}
