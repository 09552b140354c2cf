// Whether the official pages were found to print what we print. Requested once, after the page is: no one waits for it, and without an
// answer every receipt says what it says by itself.
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { FIGURE_CHECK_PATHS } from '@app/contracts/http/figure-checks';
import type { FigureCheckPage, FigureChecksResponse } from '@app/contracts/http/figure-checks';
import { apiGetAnswer } from '../api/api-client';

const PATH = FIGURE_CHECK_PATHS.checks;
/** Behind the page's own pictures, words and lists. */
const AFTER_MS = 1_500;
/** One question for all receipts of the page. */
const requested = new WeakSet<object>();

const ask = async (): Promise<FigureChecksResponse> =>
  (await apiGetAnswer<FigureChecksResponse>(PATH, undefined, 'no-cache')).data;

export interface CheckedPage extends FigureCheckPage {
  isSample: boolean;
}

/** What is known of one page. @param url as our records name it @returns undefined until there is something to say */
export function useCheckedPage(url: string | null): CheckedPage | undefined {
  const { cache, mutate } = useSWRConfig();
  const { data } = useSWR<FigureChecksResponse>(PATH, { revalidateOnMount: false });
  useEffect(() => {
    if (requested.has(cache)) return;
    const timer = setTimeout(() => {
      if (requested.has(cache) || !navigator.onLine) return;
      requested.add(cache);
      mutate(PATH, ask(), { revalidate: false }).catch(() => requested.delete(cache));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [cache, mutate]);
  const page = data?.pages.find((each) => each.url === url);
  return page && { ...page, isSample: data?.origin === 'sample' };
}
