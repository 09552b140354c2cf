// Keeps the fetcher on the public internet: no private, loopback, link-local, carrier-grade or mapped address, ever,
// whatever a redirect or a DNS answer says.
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { CrawlFailure } from './crawl-failure';

/** true only for addresses of the public internet. IPv4 inside IPv6 (mapped) counts as the IPv4 it hides. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return false;
  return ipaddr.process(bare).range() === 'unicast';
}

/**
 * Checks what can be checked before a connection: scheme, credentials, literal addresses.
 * Host names are checked when they are resolved, by {@link guardedLookup}.
 * @throws CrawlFailure `address_refused`
 */
export function assertPublicUrl(url: URL): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused(`scheme ${url.protocol}`);
  if (url.username !== '' || url.password !== '') throw refused('credentials in the address');
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw refused('not a public address');
  if (host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.internal')) throw refused('a local name');
}

/** For undici's `connect.lookup`: resolves like Node does and refuses the name if any of its addresses is not public. */
export const guardedLookup: LookupFunction = (hostname, options: LookupOptions, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const first = addresses[0];
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(refused('the name leads to an address that is not public'), '', 0);
    }
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

/**
 * An address of a public host, for a client that is not ours and has to be pinned to it (the browser).
 * @throws CrawlFailure `address_refused`, `unreachable`
 */
export async function resolvePublic(url: URL): Promise<string> {
  assertPublicUrl(url);
  const addresses = await lookup(url.hostname, { all: true }).catch((error: Error) => {
    throw new CrawlFailure('unreachable', error.name, { cause: error });
  });
  const first = addresses[0];
  if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw refused('the name leads to an address that is not public');
  }
  return first.address;
}

const refused = (detail: string) => new CrawlFailure('address_refused', detail);
