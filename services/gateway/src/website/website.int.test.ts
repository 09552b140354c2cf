// The website while its files change on disk, as a rebuild under a running copy does.
import { appendFile, chmod, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import compression from 'compression';
import express from 'express';
import request from 'supertest';
import { errorAnswer } from '@app/kit/error-answer';
import { sendError } from '@app/kit/send-error';
import { bareSocket } from '@app/testing/bare-socket';
import { website } from './website';

const PAGE = '<!doctype html><title>시니어 건강길잡이</title>';
const WORKER = '// service worker\n';
const SCRIPT = '// senior health guide\n'.repeat(20_000);

describe('a website whose files change', () => {
  let root: string;
  let server: Server;
  let url: string;
  const file = (name: string): string => join(root, name);
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'guide-website-'));
    await mkdir(file('assets'));
    for (const language of ['ko', 'en']) {
      await mkdir(file(`pages/${language}`), { recursive: true });
      await writeFile(file(`pages/${language}/medicare.html`), `<!doctype html><style></style>medicare ${language}`);
    }
    await writeFile(file('index.html'), PAGE);
    await writeFile(file('assets/app-abc123.js'), SCRIPT);
    await writeFile(file('sw.js'), WORKER);
    const app = express();
    app.use(compression());
    app.use((_request, response, next) => {
      response.setHeader('Content-Security-Policy', "default-src 'self';style-src 'self'");
      next();
    });
    app.use(website(root));
    app.use((_request, response) => sendError(response, errorAnswer(new URIError('no such file'), 'request-1')));
    app.use((error: unknown, _request: express.Request, response: express.Response, _next: express.NextFunction) => {
      sendError(response, errorAnswer(error, 'request-1'));
    });
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await rm(root, { recursive: true, force: true });
  });

  const asset = () => request(server).get('/assets/app-abc123.js').set('accept-encoding', 'identity');
  const page = () => request(server).get('/doctors').set('accept', 'text/html').set('accept-encoding', 'identity');

  it('serves what is there, with its length, type and tag', async () => {
    const { text, headers } = await asset().buffer(true).expect(200);
    expect(text).toBe(SCRIPT);
    expect(headers).toMatchObject({ 'content-type': 'text/javascript', 'content-length': String(SCRIPT.length) });
    await asset()
      .set('if-none-match', headers['etag'] ?? '')
      .expect(304);
    await request(server).head('/assets/app-abc123.js').expect(200);
    expect((await page().expect(200)).text).toBe(PAGE);
    const packed = await request(server).get('/assets/app-abc123.js').set('accept-encoding', 'gzip').buffer(true);
    expect([packed.headers['content-encoding'], packed.text]).toEqual(['gzip', SCRIPT]);
  });

  it.each([
    ['/medicare', 'medicare ko'],
    ['/medicare?lang=en', 'medicare en'],
    ['/medicare?lang=ko', 'medicare ko'],
    ['/medicare?zip=90006', PAGE],
    ['/medicare?lang=en&zip=90006', PAGE],
    ['/medicare?lang=fr', PAGE],
    ['/medicare/', PAGE],
    ['/pages', PAGE],
  ])('answers %s with a page rendered at build, or with the page that draws itself', async (path, text) => {
    const answer = await request(server).get(path).set('accept', 'text/html').set('accept-encoding', 'identity');
    expect(answer.text).toContain(text);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('allows the inline styles of a prerendered page by their hashes, also when the browser has cached the page', async () => {
    const policyOf = ({ headers }: { headers: Record<string, string> }) => headers['content-security-policy'];
    const get = () => request(server).get('/medicare').set('accept', 'text/html');
    const first = await get();
    const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
    expect(policyOf(first)).toBe(`default-src 'self';style-src ${hash} 'self'`);
    const second = await get().set('if-none-match', first.headers['etag'] ?? '');
    expect([second.status, policyOf(second)]).toEqual([304, policyOf(first)]);
    expect(policyOf(await page())).toBe("default-src 'self';style-src 'self'");
  });

  it('gives a page to a person alone: a call falls through to what comes next here', async () => {
    await request(server).get('/medicare').set('sec-fetch-dest', 'empty').expect(400);
  });

  it('asks for the service worker again each time, from the root, so that it may answer for every page', async () => {
    const { text, headers } = await request(server).get('/sw.js').set('sec-fetch-dest', 'serviceworker').expect(200);
    expect(text).toBe(WORKER);
    expect(headers).toMatchObject({ 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
  });

  it.each([
    ['has vanished', () => rm(file('assets/app-abc123.js'))],
    ['has vanished with its folder', () => rm(file('assets'), { recursive: true })],
    ['has grown', () => appendFile(file('assets/app-abc123.js'), 'more')],
    ['has shrunk', () => truncate(file('assets/app-abc123.js'), 100)],
    ['is a folder now', () => rm(file('assets/app-abc123.js')).then(() => mkdir(file('assets/app-abc123.js')))],
  ])('answers 503 in the documented shape for a file that %s, and serves the others', async (_name, change) => {
    await change();
    for (const encoding of ['identity', 'gzip']) {
      const { body, headers } = await asset().set('accept-encoding', encoding).expect(503);
      expect(body).toMatchObject({ code: 'unavailable', message: expect.any(String) as string });
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers['last-modified']).toBeUndefined();
    }
    await page().expect(200);
  });

  it('answers 503 when the page itself is gone, and serves it again when it is back', async () => {
    await rm(file('index.html'));
    await page().expect(503);
    await writeFile(file('index.html'), PAGE);
    await page().expect(200);
  });

  it('answers the same for a file that may not be read', async () => {
    // The super-user reads every file.
    if (process.getuid?.() === 0) await rm(file('index.html'));
    else await chmod(file('index.html'), 0o000);
    await page().expect(503);
  });

  it('survives visitors who hang up in the middle', async () => {
    const visitors = Array.from({ length: 20 }, () =>
      bareSocket(url, 'GET /assets/app-abc123.js HTTP/1.1\nHost: localhost\n\n'),
    );
    await Promise.all(visitors.map(({ until }) => until(/200 OK/)));
    await rm(file('assets'), { recursive: true });
    for (const { socket } of visitors) socket.destroy();
    await Promise.all(visitors.map(({ ended }) => ended));
    await page().expect(200);
  });
});
