// Whose word the gateway takes on where a request came from. TRUST_PROXY alone says it; without it nobody's.
import ipaddr from 'ipaddr.js';
import { remembered } from '@app/kit/remembered';

/** true for the address of a proxy of ours, whose X-Forwarded-* is believed. */
export type ProxyTrust = (address: string | undefined) => boolean;

export const trustNone: ProxyTrust = () => false;

type Range = ReturnType<typeof ipaddr.parseCIDR>;

const NAMED = new Map<string, readonly string[]>(
  Object.entries({
    loopback: ['127.0.0.0/8', '::1/128'],
    // RFC 1918, carrier-grade NAT, link-local, unique local: where an ingress or a container bridge stands.
    private: [
      '10.0.0.0/8',
      '172.16.0.0/12',
      '192.168.0.0/16',
      '100.64.0.0/10',
      '169.254.0.0/16',
      'fc00::/7',
      'fe80::/10',
    ],
  }),
);

/** @param names addresses, CIDR ranges, `loopback`, `private`: TRUST_PROXY as the configuration has checked it */
export function proxyTrust(names: readonly string[]): ProxyTrust {
  const ranges = names.flatMap((name) => (NAMED.get(name) ?? [name]).map(rangeOf));
  const isTrusted = remembered((address) => {
    if (!ipaddr.isValid(address)) return false;
    // An IPv4 peer of a socket that listens on both comes as ::ffff:10.0.0.1.
    const found = ipaddr.process(address);
    return ranges.some(([network, bits]) => found.kind() === network.kind() && found.match([network, bits] as Range));
  });
  return (address) => address !== undefined && isTrusted(address);
}

function rangeOf(name: string): Range {
  if (name.includes('/')) return ipaddr.parseCIDR(name);
  const address = ipaddr.process(name);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
