// Where a request came from: the connection's own word, or that of a proxy we trust (proxy-trust.ts). Pure.
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { remembered } from '@app/kit/remembered';
import type { ProxyTrust } from './proxy-trust';

export interface Visitor {
  /** The address that rate limits count by and that inner services are told; `unknown` once the connection has gone. */
  address: string;
  /** true: the visitor's own connection is TLS. */
  isSecure: boolean;
  /** The host and port the visitor asked for, in lower case. */
  host: string | undefined;
}

export function visitorOf(request: IncomingMessage, trusts: ProxyTrust): Visitor {
  const peer = request.socket.remoteAddress;
  const isTls = 'encrypted' in request.socket;
  const own = { address: plain(peer) ?? 'unknown', isSecure: isTls, host: request.headers.host?.toLowerCase() };
  if (!trusts(peer)) return own;
  const proto = last(request.headers['x-forwarded-proto']);
  const host = last(request.headers['x-forwarded-host'])?.toLowerCase();
  return {
    address: forwardedAddress(request, trusts) ?? own.address,
    isSecure: proto === undefined ? own.isSecure : proto.toLowerCase() === 'https',
    host: host ?? own.host,
  };
}

/**
 * The nearest address that is not a proxy of ours. Each proxy adds its own visitor at the end, so what stands further left than
 * the first stranger was written by that stranger and means nothing.
 */
function forwardedAddress(request: IncomingMessage, trusts: ProxyTrust): string | undefined {
  let nearest: string | undefined;
  for (const hop of list(request.headers['x-forwarded-for']).reverse()) {
    const address = plain(withoutPort(hop));
    if (address === undefined) break;
    nearest = address;
    if (!trusts(address)) break;
  }
  return nearest;
}

const list = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** What the proxy next to us wrote. */
const last = (header: string | string[] | undefined): string | undefined => list(header).at(-1);

const withoutPort = (hop: string): string =>
  /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop)?.slice(1).find(Boolean) ?? hop;

const plain = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : (plainAddress(address) ?? undefined);

const plainAddress = remembered((address) => (ipaddr.isValid(address) ? ipaddr.process(address).toString() : null));
