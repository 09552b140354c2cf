// Orders hidden in what strangers write: messages, names of records, turns of a conversation, text of pages. One list for every service
// that such a text passes through; each holds a word of its own (`canary`) by which it is found again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HiddenOrder {
  id: string;
  /** Where it was first thought to stand; it is tried everywhere. */
  where: 'chat' | 'name' | 'history' | 'page';
  text: string;
  canary: string;
}

export const HIDDEN_ORDERS: readonly HiddenOrder[] = readFileSync(join(__dirname, 'hidden-orders.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as HiddenOrder);
