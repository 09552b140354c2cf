// Keeps the fetcher on the public internet: no private, loopback, link-local, carrier-grade or mapped address, ever,
// whatever a redirect or a DNS answer says.
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { CrawlFailure } from './crawl-failure';

/** The only IPv6 addresses that IANA gives out (RFC 4291, 2.4); everything else is special, `::127.0.0.1` and NAT64 included. */
const GIVEN_OUT = '2000::/3';
/**
 * The special-purpose addresses of IANA's registries (RFC 6890 and those that added to it; written down from the RFCs, not compared with
 * the registries' pages), and the addresses of cloud metadata services.
 */
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  // Azure's own services, on every virtual machine there.
  '168.63.129.16/32',
];
type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];
const rangeOf = (text: string): Range => ipaddr.parseCIDR(text);
const SPECIAL_RANGES = SPECIAL.map(rangeOf);
const GIVEN_OUT_RANGE = rangeOf(GIVEN_OUT);

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Range): boolean =>
  address.kind() === network.kind() && address.match(network, bits);

/** true only for addresses of the public internet. IPv4 inside IPv6 (mapped) counts as the IPv4 it hides. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return false;
  const found = ipaddr.process(bare);
  if (found.kind() === 'ipv6' && !isIn(found, GIVEN_OUT_RANGE)) return false;
  return found.range() === 'unicast' && !SPECIAL_RANGES.some((range) => isIn(found, range));
}

/**
 * Checks what can be checked before a connection: scheme, credentials, port, literal addresses.
 * Host names are checked when they are resolved, by {@link guardedLookup}.
 * @throws CrawlFailure `address_refused`
 */
export function assertPublicUrl(url: URL): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused(`scheme ${url.protocol}`);
  if (url.username !== '' || url.password !== '') throw refused('credentials in the address');
  // No public source answers elsewhere, and what does is seldom a website.
  if (url.port !== '') throw refused('a port that is not the web’s');
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
