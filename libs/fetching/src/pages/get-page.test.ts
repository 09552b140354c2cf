// A page is read as it comes, in whatever letters; what was read is kept, and the same page is not read again.
import type { MockAgent } from 'undici';
import { MockedFetching } from '../testing/mocked-fetching';
import type { Fetched } from '../questions';
import { rowsReader } from './page-rows';
import type { PageReader } from './page-reader';

const ORIGIN = 'https://source.example';
const POLICY = { paceMs: 0, timeoutMs: 1_000, maxBytes: 200_000, retryDelaysMs: [] };
const PAGE = '<ul><li>시니어</li><li>건강</li></ul>';
const ITEMS = rowsReader({ tags: ['li'] }, { text: { take: 'text' } });

describe('a page', () => {
  let mocked: MockedFetching;
  let agent: MockAgent;
  let reads: number;

  beforeEach(() => {
    mocked = new MockedFetching();
    ({ agent } = mocked);
    reads = 0;
    agent.get(ORIGIN).intercept({ path: '/robots.txt' }).reply(404);
  });
  afterEach(() => mocked.close());

  const serve = (body: string | Buffer, headers: Record<string, string> = {}, status = 200) =>
    agent
      .get(ORIGIN)
      .intercept({ path: '/' })
      .reply(status, body, { headers: { 'content-type': 'text/html', ...headers } });
  const counted = (version = '1'): PageReader<{ text?: string }[]> => ({
    version,
    open: () => {
      reads += 1;
      return ITEMS.open();
    },
  });
  const get = (reader = counted()): Promise<Fetched<string[]>> =>
    mocked.service.getPage({
      url: new URL(ORIGIN),
      mode: 'live',
      policy: POLICY,
      isRobotsRecheck: false,
      reader,
      read: (rows) => rows.map(({ text = '' }) => text),
    });

  it('is not read again after a 304', async () => {
    serve(PAGE, { etag: '"one"' });
    const first = await get();
    expect(first).toMatchObject({ value: ['시니어', '건강'], isUnchanged: false });
    agent
      .get(ORIGIN)
      .intercept({ path: '/', headers: { 'if-none-match': '"one"' } })
      .reply(304);
    expect(await get()).toMatchObject({ value: first.value, sha256: first.sha256, isUnchanged: true });
    expect(reads).toBe(1);
  });

  it('is not read again when the same came without a 304', async () => {
    serve(PAGE).times(2);
    const { value } = await get();
    expect(await get()).toMatchObject({ value, isUnchanged: true });
    expect(reads).toBe(1);
    serve('<li>other</li>');
    expect(await get()).toMatchObject({ value: ['other'], isUnchanged: false });
    expect(reads).toBe(2);
  });

  it('is asked for without a condition and read again by a reader that reads otherwise', async () => {
    serve(PAGE, { etag: '"one"' });
    await get();
    agent
      .get(ORIGIN)
      .intercept({ path: '/', headers: (headers) => !('if-none-match' in headers) })
      .reply(200, PAGE, { headers: { 'content-type': 'text/html' } });
    expect(await get(counted('2'))).toMatchObject({ value: ['시니어', '건강'], isUnchanged: true });
    expect(reads).toBe(2);
  });

  it('is kept without its body, and nothing of it when it says no-store', async () => {
    serve(PAGE, { etag: '"one"' });
    await get();
    expect(mocked.cache.rows.get(`${ORIGIN}/`)).toMatchObject({ body: null, reader: '1' });
    serve(`${PAGE} `, { etag: '"one"', 'cache-control': 'no-store' });
    await get();
    expect(mocked.cache.rows.get(`${ORIGIN}/`)).toMatchObject({ reading: null, reader: null });
  });

  it('is judged again each time, and not kept when it is refused', async () => {
    serve('<html>Access denied</html>');
    await expect(get()).rejects.toMatchObject({ failureClass: 'blocked' });
    serve('{"a":1}');
    await expect(get()).rejects.toMatchObject({ failureClass: 'not_json' });
    serve('<b>'.repeat(600));
    await expect(get()).rejects.toMatchObject({ failureClass: 'schema_changed' });
    expect([...mocked.cache.rows.keys()]).toEqual([`${ORIGIN}/robots.txt`]);
  });

  it.each([
    ['EUC-KR, which nothing says', Buffer.from('bdc3b4cfbeee', 'hex'), ''],
    ['EUC-KR under the name of UTF-8', Buffer.from('bdc3b4cfbeee', 'hex'), '; charset=utf-8'],
    ['UTF-8 with its mark', Buffer.from('시니어'), ''],
    ['UTF-8 under an old name', Buffer.from('시니어'), '; charset=windows-1252'],
  ])('in %s is read in its own letters', async (name, word, charset) => {
    const mark = name.includes('mark') ? '\uFEFF' : '';
    const page = Buffer.concat([Buffer.from(`${mark}<p>${' '.repeat(3_000)}<li>`), word, Buffer.from('</li>')]);
    serve(page, { 'content-type': `text/html${charset}` });
    expect((await get()).value).toEqual(['시니어']);
  });

  it('has the hash that its text always had', async () => {
    serve(PAGE, { 'content-type': 'application/json' });
    const text = await mocked.service.getText({
      url: new URL(ORIGIN),
      mode: 'live',
      policy: POLICY,
      isRobotsRecheck: false,
      expected: 'html',
      read: (html) => html.length,
    });
    serve(`\uFEFF${PAGE}`);
    expect((await get()).sha256).toBe(text.sha256);
  });
});
