// What a real Chromium can reach from a page that tries everything.
import { createServer, request, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { findChromium, startChromium } from './chromium';
import { OriginProxy } from './origin-proxy';
import { guardPage } from './page-guard';

async function serve(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('the guard of a rendered page', () => {
  const reached: string[] = [];
  let inside: { server: Server; url: string };
  let site: { server: Server; url: string };
  let browser: Browser;
  let proxy: OriginProxy;

  beforeAll(async () => {
    inside = await serve((request, response) => {
      reached.push(`${request.method} ${request.url}`);
      response.setHeader('access-control-allow-origin', '*').end('secret');
    });
    inside.server.on('upgrade', (request, socket) => {
      reached.push(`upgrade ${request.url}`);
      socket.destroy();
    });
    const page = `<!doctype html><title>page</title><h1>here</h1>
      <img src="${inside.url}/image"><iframe src="${inside.url}/frame"></iframe>
      <link rel="prefetch" href="${inside.url}/prefetch"><link rel="preconnect" href="${inside.url}">
      <script src="${inside.url}/script"></script>
      <script>
        fetch('${inside.url}/fetch', { mode: 'no-cors' }).catch(() => {});
        fetch('/redirect').catch(() => {});
        fetch('/data').then((answer) => answer.text()).then((text) => { document.title = text; });
        navigator.sendBeacon('${inside.url}/beacon', 'x');
        try { new WebSocket('${inside.url.replace('http', 'ws')}/socket'); } catch {}
        try { new EventSource('${inside.url}/events'); } catch {}
        open('${inside.url}/popup');
        new Worker(URL.createObjectURL(new Blob(['fetch("${inside.url}/worker", { mode: "no-cors" })'])));
      </script>`;
    site = await serve((request, response) => {
      if (request.url === '/redirect')
        return void response.writeHead(302, { location: `${inside.url}/redirected` }).end();
      if (request.url === '/away') return void response.writeHead(302, { location: `${inside.url}/away` }).end();
      if (request.url === '/data') return void response.end('own data');
      if (request.url === '/large') return void response.end('x'.repeat(300_000));
      response.setHeader('content-type', 'text/html').end(page);
    });
    proxy = await OriginProxy.start(new URL(site.url), null);
    browser = await startChromium(await findChromium(null), proxy.url);
  });
  beforeEach(() => void reached.splice(0));
  afterAll(async () => {
    await browser.close();
    await proxy.close();
    inside.server.close();
    site.server.close();
  });

  const visit = async (path: string, maxBytes = 1_000_000) => {
    const context = await browser.newContext({ acceptDownloads: false, serviceWorkers: 'block' });
    const page = await context.newPage();
    let isTooLarge = false;
    const onTooLarge = () => void (isTooLarge = true);
    const report = await guardPage(page, site.url, { maxBytes, onTooLarge });
    const opened = await page.goto(`${site.url}${path}`, { waitUntil: 'commit' }).then(
      () => true,
      () => false,
    );
    const titleNow = () => page.title().catch(() => '');
    // What the page asks for itself comes late on a busy machine; then all it tries elsewhere gets its time.
    for (let tries = 0; tries < 200 && (await titleNow()) === 'page'; tries += 1) await sleep(100);
    await sleep(1_500);
    const title = await titleNow();
    await context.close();
    return { report, opened, title, isTooLarge };
  };

  it('lets the page have its own data and nothing of another address, in whatever way it asks', async () => {
    const { report, title } = await visit('/');
    expect(title).toBe('own data');
    expect(reached).toEqual([]);
    expect(report.refused).toBeGreaterThanOrEqual(5);
    // What the page's own requests are not: the popup and the socket.
    expect(proxy.refused).toBeGreaterThanOrEqual(2);
  });

  it('does not follow a redirect of the page itself', async () => {
    const { opened, report } = await visit('/away');
    expect(opened).toBe(false);
    expect(report.refused).toBe(1);
    expect(reached).toEqual([]);
  });

  it('says when the page has taken too much', async () => {
    expect((await visit('/large', 100_000)).isTooLarge).toBe(true);
    expect((await visit('/large')).isTooLarge).toBe(false);
  });
});

it('there is no page without a browser', async () => {
  await expect(findChromium(null, ['/nowhere'])).rejects.toMatchObject({ failureClass: 'no_browser' });
  await expect(findChromium('/nowhere')).rejects.toMatchObject({ failureClass: 'no_browser' });
  await expect(startChromium('/bin/false', 'http://127.0.0.1:1')).rejects.toMatchObject({ failureClass: 'no_browser' });
});

describe('the only way out', () => {
  const ask = (proxy: OriginProxy, target: string) =>
    new Promise<number>((done, failed) => {
      const { hostname, port } = new URL(proxy.url);
      request({ host: hostname, port, method: 'CONNECT', path: target })
        .once('connect', ({ statusCode }, socket) => {
          socket.destroy();
          done(statusCode ?? 0);
        })
        .once('error', failed)
        .end();
    });

  it('leads to the checked address under the name and port of the page, and nowhere else', async () => {
    const reached: unknown[] = [];
    const site = createTcpServer((socket) => {
      reached.push(socket.remoteAddress);
      socket.destroy();
    });
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    const { port } = site.address() as AddressInfo;
    const proxy = await OriginProxy.start(new URL(`https://plans.example:${port}/`), '127.0.0.1');
    expect(await ask(proxy, `plans.example:${port}`)).toBe(200);
    expect(reached).toHaveLength(1);
    for (const other of ['plans.example:443', `127.0.0.1:${port}`, `other.example:${port}`, '169.254.169.254:80']) {
      expect(await ask(proxy, other)).toBe(403);
    }
    expect(reached).toHaveLength(1);
    await proxy.close();
    site.close();
  });
});
