// Looks at every request of a page, redirects included, before it leaves: what is not for the page's own origin fails at
// once. origin-proxy.ts is the wall behind it.
import type { CDPSession, Page } from 'playwright-core';

export interface GuardReport {
  /** Requests that were not let out. */
  refused: number;
  /** Worst status of the page's own requests for data. */
  worstStatus: number;
  bytes: number;
}

/**
 * Lets the page's requests to its origin pass and stops all others.
 * @param onTooLarge called once when the page has taken more than `maxBytes`
 */
export async function guardPage(
  page: Page,
  origin: string,
  { maxBytes, onTooLarge }: { maxBytes: number; onTooLarge: () => void },
): Promise<GuardReport> {
  const report: GuardReport = { refused: 0, worstStatus: 0, bytes: 0 };
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isAllowed = isSameOrigin(request.url, origin);
    if (!isAllowed) report.refused += 1;
    const answer = isAllowed
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    // The page may be gone by now.
    answer.catch(() => undefined);
  });
  session.on('Network.responseReceived', ({ response, type }) => {
    if (type === 'XHR' || type === 'Fetch') report.worstStatus = Math.max(report.worstStatus, response.status);
  });
  session.on('Network.dataReceived', ({ encodedDataLength, dataLength }) => {
    const before = report.bytes;
    report.bytes += encodedDataLength || dataLength;
    if (before <= maxBytes && report.bytes > maxBytes) onTooLarge();
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Request' }] });
  return report;
}

function isSameOrigin(address: string, origin: string): boolean {
  if (address.startsWith('data:') || address.startsWith('blob:')) return true;
  return URL.canParse(address) && new URL(address).origin === origin;
}
