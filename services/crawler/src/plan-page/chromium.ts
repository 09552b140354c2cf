// Finds and starts a browser. playwright-core is loaded only when a page is read: 44 MB that no other process needs.
import { access, constants } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { CrawlFailure } from '@app/fetching/crawl-failure';

const PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param chosen CHROME_PATH; when it is set, nothing else is looked for. @throws CrawlFailure `no_browser` */
export async function findChromium(chosen: string | null, paths: readonly string[] = PATHS): Promise<string> {
  for (const path of chosen === null ? paths : [chosen]) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  throw new CrawlFailure('no_browser', chosen === null ? 'no Chromium in the usual places' : 'nothing at CHROME_PATH');
}

/**
 * Starts a browser that reaches the network through the given proxy only, whatever its pages ask for.
 * @throws CrawlFailure `no_browser`
 */
export async function startChromium(executablePath: string, proxyUrl: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({
      executablePath,
      headless: true,
      // Chromium refuses its sandbox to root; containers and services run as another user.
      chromiumSandbox: process.getuid?.() !== 0,
      timeout: 20_000,
      // Also what is on this machine goes through it.
      proxy: { server: proxyUrl, bypass: '<-loopback>' },
      args: [
        // The proxy resolves; a name looked up by Chromium itself would be a way around it.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--no-pings',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      ],
    });
  } catch (error) {
    throw new CrawlFailure('no_browser', `Chromium did not start: ${firstLine(error)}`, { cause: error });
  }
}

const firstLine = (error: unknown): string =>
  String((error as Error).message)
    .split('\n')[0]
    ?.slice(0, 200) ?? '';
