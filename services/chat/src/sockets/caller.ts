import type { IncomingMessage } from 'node:http';
import { addressKey } from '@app/kit/address-key';
import type { Caller } from './line';

/** What the gateway says of the visitor, and what the page says of its language; Korean where it says none. */
export function callerOf({ headers, socket, url = '' }: IncomingMessage): Caller {
  const [forwarded] = String(headers['x-forwarded-for'] ?? '').split(',');
  const visitor = addressKey(forwarded?.trim() || (socket.remoteAddress ?? 'unknown'));
  const language = new URLSearchParams(url.split('?', 2)[1]).get('language') === 'en' ? 'en' : 'ko';
  return { visitor, language };
}
