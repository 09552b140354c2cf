import type { Request } from 'express';
import { isInnerAddress } from '@app/kit/inner-address';

/** Headers that belong to one connection, not to the request (RFC 9110, 7.6.1), and Expect, which Node has answered. */
const HOP_HEADERS = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** Headers with this beginning are said by our own services to each other; a visitor's are dropped. */
export const INTERNAL_PREFIX = 'x-internal-';

/**
 * Leaves only what the inner services may believe. Who forwarded the request is believed from the inner network alone
 * (an ingress); a visitor who connects to us directly cannot invent an earlier hop.
 */
export function cleanForwardedHeaders(request: Request): void {
  const { headers } = request;
  const perConnection = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const isFromIngress = isInnerAddress(request.socket.remoteAddress);
  for (const name of Object.keys(headers)) {
    const isHop = HOP_HEADERS.includes(name) || (perConnection.includes(name) && name !== 'content-length');
    const isInvented = !isFromIngress && (name === 'forwarded' || name.startsWith('x-forwarded-'));
    if (isHop || isInvented || name.startsWith(INTERNAL_PREFIX)) delete headers[name];
  }
}
