import { readdirSync, readFileSync, unlinkSync, utimesSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { CrawlFailure, SlowDown } from './crawl-failure';
import { MockedFetching } from './testing/mocked-fetching';
import type { DownloadQuestion, TextQuestion } from './questions';

const ORIGIN = 'https://files.example';
const POLICY = { paceMs: 0, timeoutMs: 1_000, maxBytes: 5_000, retryDelaysMs: [] };
const ZIP = Buffer.from('PK\x03\x04 the rest of a zip', 'latin1');
const BLOCK_PAGE = '<html><head><title>Request Rejected</title></head><body>Incident ID 1</body></html>';

describe('downloads and pages', () => {
  let mocked: MockedFetching;
  beforeEach(() => {
    mocked = new MockedFetching();
    serve('/robots.txt', 404);
  });
  afterEach(() => mocked.close());

  const serve = (path: string, status: number, body: string | Buffer = '', headers: Record<string, string> = {}) =>
    mocked.agent.get(ORIGIN).intercept({ path }).reply(status, body, { headers });
  const download = (question: Partial<DownloadQuestion> = {}) =>
    mocked.service.download({
      url: new URL(`${ORIGIN}/file`),
      mode: 'live',
      policy: POLICY,
      kind: 'zip',
      isRobotsRecheck: false,
      ...question,
    });
  const classOf = async (work: Promise<unknown>) => {
    const error: unknown = await work.catch((reason: unknown) => reason);
    return error instanceof CrawlFailure ? error.failureClass : error;
  };

  it('stores the bytes as they came, with their hash, size and date', async () => {
    serve('/file', 200, ZIP, { 'last-modified': 'Thu, 01 Oct 2026 00:00:00 GMT', etag: '"a"' });
    const file = await download();
    expect(readFileSync(file.path)).toEqual(ZIP);
    expect(file).toMatchObject({ bytes: ZIP.length, isUnchanged: false, etag: '"a"' });
    expect(file.lastModified).toBe('Thu, 01 Oct 2026 00:00:00 GMT');
  });

  it('knows a PDF by its first bytes, whatever its type, and says where it came from', async () => {
    serve('/moved', 302, '', { location: '/file' });
    serve('/file', 200, Buffer.from('\n%PDF-1.7 <html>'), { 'content-type': 'text/html' });
    const file = await download({ url: new URL(`${ORIGIN}/moved`), kind: 'pdf' });
    expect(file.landedAt.href).toBe(`${ORIGIN}/file`);
  });

  it('asks conditionally while it has the file, and answers a 304 with it', async () => {
    serve('/file', 200, ZIP, { etag: '"a"' });
    const first = await download();
    mocked.agent
      .get(ORIGIN)
      .intercept({ path: '/file', headers: { 'if-none-match': '"a"' } })
      .reply(304);
    expect(await download()).toMatchObject({ path: first.path, sha256: first.sha256, isUnchanged: true, etag: '"a"' });
  });

  it('asks without a condition when the file is gone', async () => {
    serve('/file', 200, ZIP, { etag: '"a"' });
    unlinkSync((await download()).path);
    mocked.agent
      .get(ORIGIN)
      .intercept({ path: '/file', headers: (sent) => !('if-none-match' in sent) })
      .reply(200, ZIP);
    const again = await download();
    expect(readFileSync(again.path)).toEqual(ZIP);
    expect(again.isUnchanged).toBe(true);
  });

  it('knows the same bytes by their hash when the server sends no validator', async () => {
    serve('/file', 200, ZIP).times(2);
    await download();
    expect((await download()).isUnchanged).toBe(true);
  });

  it('unpacks what was packed for the way', async () => {
    serve('/file', 200, gzipSync('a,b\n1,2\n'), { 'content-encoding': 'gzip' });
    expect(readFileSync((await download({ kind: 'csv' })).path, 'utf8')).toBe('a,b\n1,2\n');
  });

  it.each([
    ['a block page with status 200', 200, BLOCK_PAGE, { 'content-type': 'text/html' }, 'zip', 'blocked'],
    ['a block page that calls itself a zip', 200, BLOCK_PAGE, { 'content-type': 'application/zip' }, 'zip', 'blocked'],
    ['another page', 200, '<!doctype html>moved', { 'content-type': 'text/html' }, 'csv', 'not_json'],
    ['something that is no zip', 200, 'hello', {}, 'zip', 'not_json'],
    ['JSON in place of a table', 200, '{"success":false}', {}, 'csv', 'not_json'],
    ['nothing', 200, '', {}, 'csv', 'empty_result'],
    [
      'a page under the name of a PDF',
      200,
      '<!doctype html>moved',
      { 'content-type': 'application/pdf' },
      'pdf',
      'not_json',
    ],
    ['no PDF', 200, 'hello', {}, 'pdf', 'not_json'],
    ['an empty PDF', 200, '', {}, 'pdf', 'empty_result'],
    ['a block page for a PDF', 200, BLOCK_PAGE, { 'content-type': 'text/html' }, 'pdf', 'blocked'],
    ['half a file', 200, ZIP, { 'content-length': '400' }, 'zip', 'truncated_body'],
    ['a refusal', 403, BLOCK_PAGE, {}, 'zip', 'blocked'],
    ['a fault', 500, '', {}, 'zip', 'server_error'],
    ['a missing file', 404, '', {}, 'zip', 'error_in_body'],
    ['a file over the limit', 200, 'x'.repeat(6_000), {}, 'csv', 'too_large'],
    ['a redirect inside', 302, '', { location: 'http://10.0.0.1/file' }, 'csv', 'address_refused'],
  ] as const)('refuses %s', async (...[, status, body, headers, kind, expected]) => {
    serve('/file', status, body, { ...headers });
    expect(await classOf(download({ kind }))).toBe(expected);
    expect(mocked.cache.rows.has(`${ORIGIN}/file`)).toBe(false);
  });

  it('that cannot be read is not confirmed for ever: the next question has no condition', async () => {
    serve('/file', 200, ZIP.subarray(0, 10), { etag: '"a"' });
    const url = new URL(`${ORIGIN}/file`);
    const question = { url, mode: 'live', policy: POLICY, kind: 'zip', isRobotsRecheck: false } as const;
    const cut = mocked.service.readFile({
      ...question,
      read: () => Promise.reject(new CrawlFailure('truncated_body', 'half an archive')),
    });
    expect(await classOf(cut)).toBe('truncated_body');
    mocked.agent
      .get(ORIGIN)
      .intercept({ path: '/file', headers: (sent) => !('if-none-match' in sent) })
      .reply(200, ZIP, { headers: { etag: '"a"' } });
    const read = ({ path }: { path: string }) => Promise.resolve(readFileSync(path));
    expect(await mocked.service.readFile({ ...question, read })).toEqual(ZIP);
    expect(mocked.cache.rows.get(`${ORIGIN}/file`)?.etag).toBe('"a"');
  });

  describe('of a file of gigabytes', () => {
    const large = () =>
      mocked.service.readFile({
        url: new URL(`${ORIGIN}/file`),
        mode: 'live',
        policy: POLICY,
        kind: 'zip',
        isRobotsRecheck: false,
        isKept: false,
        read: ({ path }) => Promise.resolve(readFileSync(path)),
      });
    const half = ZIP.subarray(0, 10);
    const rest = (status: number, body: Buffer | string, etag = '"a"') =>
      mocked.agent
        .get(ORIGIN)
        .intercept({ path: '/file', headers: { range: 'bytes=10-', 'if-range': '"a"', 'accept-encoding': 'identity' } })
        .reply(status, body, { headers: { etag } });
    const breakOff = async () => {
      serve('/file', 200, half, { etag: '"a"', 'content-length': String(ZIP.length) });
      expect(await classOf(large())).toBe('truncated_body');
    };

    it('goes on where it broke off, and leaves nothing when it was read', async () => {
      await breakOff();
      rest(206, ZIP.subarray(10));
      expect(await large()).toEqual(ZIP);
      expect(readdirSync(mocked.directory)).toEqual([]);
      expect(mocked.cache.rows.has(`${ORIGIN}/file`)).toBe(false);
    });

    it('begins again when the file is another one by now, or has no such rest', async () => {
      await breakOff();
      rest(200, Buffer.concat([ZIP, ZIP]), '"b"');
      expect(await large()).toEqual(Buffer.concat([ZIP, ZIP]));
      await breakOff();
      rest(416, '');
      expect(await classOf(large())).toBe('truncated_body');
      serve('/file', 200, ZIP, { etag: '"a"' });
      expect(await large()).toEqual(ZIP);
    });

    it('begins again after half a file without a validator', async () => {
      serve('/file', 200, half, { 'content-length': String(ZIP.length) });
      expect(await classOf(large())).toBe('truncated_body');
      expect(readdirSync(mocked.directory)).toEqual([]);
    });
  });

  it('waits for the requested cooldown', async () => {
    serve('/file', 503, '', { 'retry-after': '3' });
    await expect(download()).rejects.toBeInstanceOf(SlowDown);
  });

  it('keeps only the newest file of an address, once the older one is out of use', async () => {
    serve('/file', 200, ZIP);
    const old = await download();
    serve('/file', 200, Buffer.concat([ZIP, ZIP]));
    await download();
    expect(readdirSync(mocked.directory)).toHaveLength(2);
    utimesSync(old.path, 0, 0);
    serve('/file', 200, Buffer.concat([ZIP, ZIP, ZIP]));
    await download();
    expect(readdirSync(mocked.directory)).not.toContain(old.path.split('/').at(-1));
  });

  const page = (question: Partial<TextQuestion<string>> = {}) =>
    mocked.service.getText<string>({
      url: new URL(`${ORIGIN}/page`),
      mode: 'live',
      policy: POLICY,
      expected: 'html',
      read: (text) => text,
      isRobotsRecheck: false,
      ...question,
    });

  it('reads a page and a small table as text', async () => {
    serve('/page', 200, '<!doctype html><a href="x.zip">x</a>', { 'content-type': 'text/html' });
    expect((await page()).value).toContain('x.zip');
    serve('/page', 200, '\ufeffa,b\n', { 'content-type': 'text/csv' });
    expect((await page({ expected: 'csv' })).value).toContain('a,b');
  });

  it.each([
    [BLOCK_PAGE, 'html', 'blocked'],
    ['{"a":1}', 'html', 'not_json'],
    [BLOCK_PAGE, 'csv', 'blocked'],
    ['<html>hello</html>', 'csv', 'not_json'],
  ] as const)('does not take %j for %s', async (body, expected, failure) => {
    serve('/page', 200, body);
    expect(await classOf(page({ expected }))).toBe(failure);
  });
});
