import type { IncomingMessage } from 'node:http';
import type { ProxyTrust } from '../proxy-trust';
import { visitorOf } from '../visitor';

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

/** Prefix of headers that our own services send each other; a visitor's are dropped. */
const INTERNAL_PREFIX = 'x-internal-';

/** Headers in which proxies name the visitor's address, besides X-Forwarded-*; only ours is forwarded. */
const ADDRESS_HEADERS = ['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];

/** Leaves only headers that the inner services may trust, and adds the visitor's address as the gateway sees it. */
export function cleanForwardedHeaders(request: IncomingMessage, trusts: ProxyTrust): void {
  const { headers } = request;
  const { address, isSecure, host } = visitorOf(request, trusts);
  const perConnection = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  for (const name of Object.keys(headers)) {
    const isHop = HOP_HEADERS.includes(name) || (perConnection.includes(name) && name !== 'content-length');
    const isAddress = ADDRESS_HEADERS.includes(name) || name.startsWith('x-forwarded-');
    if (isHop || isAddress || name.startsWith(INTERNAL_PREFIX)) delete headers[name];
  }
  headers['x-forwarded-for'] = address;
  headers['x-forwarded-proto'] = isSecure ? 'https' : 'http';
  if (host !== undefined) headers['x-forwarded-host'] = host;
}

/** Session cookies stay in the gateway: inner services get the identity of the visitor, never a credential. */
export function dropCredentials({ headers }: IncomingMessage): void {
  delete headers.cookie;
  delete headers.authorization;
}
