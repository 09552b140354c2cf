import ipaddr from 'ipaddr.js';

const INNER_RANGES = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);

/** true for an address of the machine itself or of a private network, which is where the gateway and the probes live. */
export function isInnerAddress(address: string | undefined): boolean {
  if (!address || !ipaddr.isValid(address)) return false;
  return INNER_RANGES.has(ipaddr.process(address).range());
}
