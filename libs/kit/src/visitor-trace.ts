// Whose request this is, sent by the gateway to the inner services: one visitor has one trace at all gateways, so that what may wait
// for a visitor is counted once, however many processes there are.
import { createHmac, randomBytes } from 'node:crypto';
import { addressKey } from './address-key';

/** Named `x-internal-*`, so that the gateway drops a visitor's own. */
export const VISITOR_TRACE_HEADER = 'x-internal-visitor';
export const VISITOR_TRACE = /^[\w-]{12}$/;

/**
 * @param secret that all gateways share; null: made anew, and traces hold for this process
 * @returns the trace of an address: the same for a day, and nothing that leads back to the address
 */
export function visitorTraces(secret: string | null): (address: string) => string {
  const key = secret ?? randomBytes(32);
  return (address) => {
    const day = new Date().toISOString().slice(0, 10);
    return createHmac('sha256', key)
      .update(`visitor ${day} ${addressKey(address)}`)
      .digest('base64url')
      .slice(0, 12);
  };
}
