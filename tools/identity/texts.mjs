// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ ko: string, en: string }} Text */
/** @typedef {'name' | 'notice' | 'noticeDetail' | 'choose' | 'invented' | 'visitor' | 'visitorCan' | 'operator' | 'operatorCan'} Asking */
/** @typedef {'back' | 'signingOut' | 'signOutHint' | 'signOut' | 'signedOut' | 'toProduct' | 'ended' | 'endedWhat' | 'failed' | 'failedWhat'} Leaving */

const FILE = new URL('./texts.words.json', import.meta.url);

/** Every sentence of the provider's pages, in both languages. @type {Record<Asking | Leaving, Text>} */
export const TEXTS = JSON.parse(readFileSync(FILE, 'utf8')).texts;
