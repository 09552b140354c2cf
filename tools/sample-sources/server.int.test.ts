import type { AddressInfo } from 'node:net';
import { FAULTS_OF } from './faults.mjs';
import type { NppesRecord } from './nppes-records.mjs';
import { createSampleSources } from './server.mjs';

type Answer = { result_count: number; results: NppesRecord[]; Errors?: { number: string }[] };

describe('the server', () => {
  const server = createSampleSources();
  let base = '';
  const query = '/nppes/api/?version=2.1&postal_code=90006*&taxonomy_description=Pharmacy&limit=5';
  const control = (method: string, call: string, body?: unknown): Promise<Response> =>
    fetch(base + call, { method, body: body === undefined ? undefined : JSON.stringify(body) });
  const play = async (fault: string, more: object = {}): Promise<Response> => {
    await control('POST', '/__faults', { source: 'nppes', fault, times: 1, ...more });
    return fetch(base + query, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => control('DELETE', '/__faults'));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('answers JSON that may not be cached', async () => {
    const answer = await fetch(base + query);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(((await answer.json()) as Answer).result_count).toBe(5);
  });

  it.each([
    ['http-500', 500],
    ['http-503-retry-after', 503],
    ['http-429', 429],
    ['forbidden-403', 403],
    ['redirect-private', 302],
  ])('%s answers %i', async (fault, status) => {
    const answer = await play(fault);
    expect(answer.status).toBe(status);
    if (status === 503 || status === 429) expect(answer.headers.get('retry-after')).toBe('2');
    if (status === 302) expect(answer.headers.get('location')).toMatch(/^http:\/\/169\.254\.169\.254\//);
  });

  it.each(['03', '05', '06', '07', '17'])('error-in-200 plays error %s with HTTP 200', async (code) => {
    const answer = await play('error-in-200', { code });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as Answer).Errors?.[0]?.number).toBe(code);
  });

  it('half-body cuts the connection, cut-json ends the text too early', async () => {
    await expect((await play('half-body')).text()).rejects.toThrow();
    const cut = await (await play('cut-json')).text();
    expect(() => JSON.parse(cut) as unknown).toThrow(SyntaxError);
  });

  it('block-page and not-json are no records', async () => {
    const page = await play('block-page');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await play('not-json')).headers.get('content-type')).toBe('text/plain');
  });

  it('empty, old-shape and missing-column change the records', async () => {
    expect(await (await play('empty')).json()).toEqual({ result_count: 0, results: [] });
    const old = ((await (await play('old-shape')).json()) as Answer).results[0];
    expect([typeof old?.number, typeof old?.created_epoch]).toEqual(['number', 'number']);
    const changed = ((await (await play('missing-column')).json()) as Answer).results[0];
    expect(Object.keys(changed ?? {})).not.toContain('taxonomies');
  });

  it('huge-body grows until the reader leaves', async () => {
    const reader = (await play('huge-body')).body?.getReader();
    let size = 0;
    while (size < 20_000_000) size += (await reader?.read())?.value?.length ?? Number.NaN;
    await reader?.cancel();
    expect(size).toBeGreaterThan(20_000_000 - 1);
  });

  it('hang never answers', async () => {
    await control('POST', '/__faults', { source: 'nppes', fault: 'hang', times: 1 });
    await expect(fetch(base + query, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/i);
  });

  it('slow answers truly, later', async () => {
    const started = Date.now();
    expect(((await (await play('slow')).json()) as Answer).result_count).toBe(5);
    expect(Date.now() - started).toBeGreaterThan(2500);
  });

  it('robots faults change robots.txt only', async () => {
    await control('POST', '/__faults', { source: 'nppes', fault: 'robots-deny', times: 1 });
    expect((await fetch(base + query)).status).toBe(200);
    expect(await (await fetch(`${base}/robots.txt`)).text()).toContain('Disallow: /\n');
    await control('POST', '/__faults', { source: 'nppes', fault: 'robots-500', times: 1 });
    expect((await fetch(`${base}/robots.txt`)).status).toBe(500);
    expect((await fetch(`${base}/robots.txt`)).status).toBe(200);
  });

  it('plays a fault `times` times, after `after` true responses', async () => {
    await control('POST', '/__faults', { source: 'nppes', fault: 'http-500', times: 2, after: 1 });
    const seen: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) seen.push((await fetch(base + query)).status);
    expect(seen).toEqual([200, 500, 500, 200]);
  });

  it('refuses a fault it does not know and names those it does', async () => {
    const answer = await control('POST', '/__faults', { source: 'nppes', fault: 'flood' });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toContain(String(FAULTS_OF.nppes?.join(', ')));
    expect((await control('POST', '/__faults', { source: 'moon', fault: 'empty' })).status).toBe(400);
  });

  it('tells which requests it saw, by whom, and waits as set', async () => {
    await control('DELETE', '/__log');
    await control('POST', '/__settings', { delayMs: 120 });
    const started = Date.now();
    await fetch(base + query, { headers: { 'user-agent': 'test-reader' } });
    expect(Date.now() - started).toBeGreaterThanOrEqual(110);
    await control('POST', '/__settings', { delayMs: 0 });
    const log = (await (await control('GET', '/__log')).json()) as object[];
    expect(log).toEqual([
      expect.objectContaining({ method: 'GET', url: query, userAgent: 'test-reader', fault: null }),
    ]);
  });

  it('confirms an unchanged file by its hash or its date, and sends the next release', async () => {
    const url = `${base}/cms/files/zip/cy2026-landscape-202609.zip`;
    const first = await fetch(url);
    const validators = { etag: first.headers.get('etag') ?? '', date: first.headers.get('last-modified') ?? '' };
    expect(validators.etag).toMatch(/^"[0-9a-f]{24}"$/);
    const again = (headers: Record<string, string>): Promise<number> =>
      fetch(url, { headers }).then(({ status }) => status);
    expect(await again({ 'if-none-match': validators.etag })).toBe(304);
    expect(await again({ 'if-modified-since': validators.date })).toBe(304);
    expect(await again({ 'if-none-match': '"other"', 'if-modified-since': validators.date })).toBe(200);
    await control('POST', '/__settings', { revision: 1 });
    expect(await again({ 'if-none-match': validators.etag })).toBe(200);
    expect(await again({ 'if-modified-since': validators.date })).toBe(200);
    await control('POST', '/__settings', { revision: 0 });
  });

  it('half a zip ends early with a length that fits, and only zips are halved', async () => {
    await control('POST', '/__faults', { source: 'insurance', fault: 'half-zip' });
    const page = await fetch(`${base}/cms/medicare/coverage/prescription-drug-coverage`);
    expect(await page.text()).toContain('cy2027-landscape-202609-1.zip');
    const half = Buffer.from(await (await fetch(`${base}/cms/files/zip/cy2026-landscape-202609.zip`)).arrayBuffer());
    expect(half.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    expect(half.includes(Buffer.from('PK\x05\x06', 'latin1'))).toBe(false);
  });

  it('a resource of the open data portal redirects to its file on the same origin', async () => {
    const shown = await fetch(`${base}/chhs/api/3/action/package_show?id=ccl-facilities`);
    const { result } = (await shown.json()) as { result: { resources: { name: string; url: string }[] } };
    const url = result.resources.find(({ name }) => name === 'Home Care Organization')?.url ?? '';
    const file = await fetch(url);
    expect([file.redirected, new URL(file.url).origin, file.headers.get('content-type')]).toEqual([
      true,
      base,
      'text/csv',
    ]);
  });

  it('a block page in place of a file has status 200, and other sources answer truly meanwhile', async () => {
    await control('POST', '/__faults', { source: 'clinics', fault: 'block-page' });
    const sites = '/hrsa/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv';
    const blocked = await fetch(base + sites);
    expect([blocked.status, blocked.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const offices = await fetch(`${base}/ssa/data/FO-Address-Open-Close-Times.csv`);
    expect(await offices.text()).toMatch(/^OFFICE CODE,/);
  });

  it('answers a path that a host does not have with its own 404 page', async () => {
    const missing = await fetch(`${base}/cms/files/zip/cy2019-landscape.zip`);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it.each([[{ revision: -1 }], [{ moon: 1 }], [{ planPages: 7 }]])('refuses the settings %j', async (settings) => {
    expect((await control('POST', '/__settings', settings)).status).toBe(400);
  });
});
