import ipaddr from 'ipaddr.js';
import { remembered } from './remembered';

const INNER_RANGES = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);

/** true for an address of the machine itself or of a private network, which is where the gateway and the probes live. */
export function isInnerAddress(address: string | undefined): boolean {
  return address ? isInner(address) : false;
}

const isInner = remembered((address) => ipaddr.isValid(address) && INNER_RANGES.has(ipaddr.process(address).range()));
