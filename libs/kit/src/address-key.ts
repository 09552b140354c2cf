// Maps an address to the key under which a visitor's requests are counted.
import ipaddr from 'ipaddr.js';
import { remembered } from './remembered';

/** One visitor holds a whole /64 of IPv6 addresses. */
export const addressKey = remembered((address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}/64`;
});
