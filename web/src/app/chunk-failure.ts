// A page's code or words could not be fetched: the visitor is offline, or the tab is older than the last deploy.

import { MissingWordsError } from '@web/base/i18n/missing-words-error';

const BROWSER_MESSAGES =
  /dynamically imported module|importing a module script failed|failed to load module script|unable to preload css/i;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof MissingWordsError || (error instanceof Error && BROWSER_MESSAGES.test(error.message));
}

const LIVE = '/api/health';
const LONGEST_WAIT_MS = 3_000;

/** Whether the server responds: a browser on Wi-Fi without internet says that it is online. */
export function isServerThere(): Promise<boolean> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), LONGEST_WAIT_MS);
  return fetch(LIVE, { cache: 'no-store', signal: request.signal })
    .then(
      () => true,
      () => false,
    )
    .finally(() => clearTimeout(timer));
}

const RELOAD_KEY = 'reloaded-for';
/** A second failure on the same address within this time is not an old tab; do not reload for ever. */
const RELOAD_ONCE_MS = 60_000;

/** True once per address and minute: the caller reloads the page. */
export function shouldReload(address: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const [lastAddress, lastTime] = JSON.parse(storage.getItem(RELOAD_KEY) ?? '["",0]') as [string, number];
    if (lastAddress === address && now - lastTime < RELOAD_ONCE_MS) return false;
    storage.setItem(RELOAD_KEY, JSON.stringify([address, now]));
    return true;
  } catch {
    // Without storage we could not tell the second failure from the first.
    return false;
  }
}
