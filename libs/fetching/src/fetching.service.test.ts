import type { MockAgent } from 'undici';
import { CrawlFailure, SlowDown } from './crawl-failure';
import { MockedFetching } from './testing/mocked-fetching';
import type { FetchingService } from './fetching.service';
import type { FetchQuestion } from './questions';

const ORIGIN = 'https://source.example';
const POLICY = { paceMs: 0, timeoutMs: 1_000, maxBytes: 1_000, retryDelaysMs: [1, 1, 1] };

describe('the fetcher', () => {
  let mocked: MockedFetching;
  let agent: MockAgent;
  let cache: MockedFetching['cache'];
  let fetching: FetchingService;

  beforeEach(() => {
    mocked = new MockedFetching();
    ({ agent, cache, service: fetching } = mocked);
  });
  afterEach(() => mocked.close());

  const serve = (path: string, status: number, body = '', headers: Record<string, string> = {}) =>
    agent
      .get(ORIGIN)
      .intercept({ path })
      .reply(status, body, { headers: { 'content-type': 'application/json', ...headers } });
  const allow = () => serve('/robots.txt', 404);
  const get = (question: Partial<FetchQuestion<unknown>> = {}) =>
    fetching.getJson<unknown>({
      url: new URL(`${ORIGIN}/api`),
      mode: 'live',
      policy: POLICY,
      read: JSON.parse as (text: string) => unknown,
      isRobotsRecheck: false,
      ...question,
    });
  const failureOf = async (question: Partial<FetchQuestion<unknown>> = {}) => {
    const error: unknown = await get(question).catch((reason: unknown) => reason);
    return error instanceof CrawlFailure ? error.failureClass : error;
  };

  it('says who it is and gives the answer with its hash', async () => {
    allow();
    agent
      .get(ORIGIN)
      .intercept({ path: '/api', headers: { 'user-agent': 'SeniorHealthGuide/0.1 (test)' } })
      .reply(200, '{"a":1}', { headers: { 'content-type': 'application/json' } });
    const answer = await get();
    expect(answer.value).toEqual({ a: 1 });
    expect(answer.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(answer.isUnchanged).toBe(false);
  });

  it('tries a broken server again three times and then gives up', async () => {
    allow();
    serve('/api', 500).times(4);
    expect(await failureOf()).toBe('server_error');
    agent.assertNoPendingInterceptors();
  });

  it('is content when the second try works', async () => {
    allow();
    serve('/api', 502);
    serve('/api', 200, '[1]');
    expect((await get()).value).toEqual([1]);
  });

  it.each([401, 403])('does not try again after %d', async (status) => {
    allow();
    serve('/api', status);
    expect(await failureOf()).toBe('blocked');
  });

  it('knows a block page by its words, not by its status', async () => {
    allow();
    serve('/api', 200, '<html><title>Request Rejected</title></html>', { 'content-type': 'text/html' });
    expect(await failureOf()).toBe('blocked');
  });

  it('takes any other page in place of data for no JSON', async () => {
    allow();
    serve('/api', 200, '<html>maintenance</html>', { 'content-type': 'text/html' });
    expect(await failureOf()).toBe('not_json');
  });

  it('rests as long as the source asks', async () => {
    allow();
    serve('/api', 429, '', { 'retry-after': '7' });
    const error: unknown = await get().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SlowDown);
    expect((error as SlowDown).retryAfterMs).toBe(7_000);
  });

  it('refuses a body that is too large, announced or not', async () => {
    allow();
    serve('/api', 200, `"${'x'.repeat(2_000)}"`);
    expect(await failureOf()).toBe('too_large');
    serve('/api', 200, '"x"', { 'content-length': '5000' });
    expect(await failureOf()).toBe('too_large');
  });

  it('gives up after the time limit', async () => {
    allow();
    serve('/api', 200, '[]').delay(5_000);
    expect(await failureOf({ policy: { ...POLICY, timeoutMs: 30, retryDelaysMs: [] } })).toBe('timeout');
  });

  it('follows a redirect and refuses one that leads inside', async () => {
    allow();
    serve('/api', 301, '', { location: '/api/v2' });
    serve('/api/v2', 200, '[2]');
    expect((await get()).value).toEqual([2]);
    serve('/api', 302, '', { location: 'http://169.254.169.254/latest/' });
    expect(await failureOf()).toBe('address_refused');
    serve('/api', 302, '', { location: 'file:///etc/passwd' });
    expect(await failureOf()).toBe('address_refused');
  });

  it('does not follow redirects for ever', async () => {
    allow();
    serve('/api', 302, '', { location: '/api' }).times(6);
    expect(await failureOf()).toBe('address_refused');
  });

  it('asks robots.txt of another host before it follows a redirect there', async () => {
    allow();
    serve('/api', 302, '', { location: 'https://other.example/x' });
    agent
      .get('https://other.example')
      .intercept({ path: '/robots.txt' })
      .reply(200, 'User-agent: *\nDisallow: /', { headers: { 'content-type': 'text/plain' } });
    expect(await failureOf()).toBe('robots_denied');
  });

  it('obeys robots.txt, asks for it once, and asks again when an operator starts anew', async () => {
    serve('/robots.txt', 200, 'User-agent: SeniorHealthGuide\nDisallow: /api\n');
    expect(await failureOf()).toBe('robots_denied');
    expect(await failureOf()).toBe('robots_denied');
    serve('/robots.txt', 200, 'User-agent: *\nDisallow: /private\n');
    serve('/api', 200, '[]').times(2);
    expect((await get({ isRobotsRecheck: true })).value).toEqual([]);
    expect((await get()).value).toEqual([]);
  });

  it('refuses for now when robots.txt is broken, and asks for it again the next time', async () => {
    serve('/robots.txt', 503).times(4);
    expect(await failureOf()).toBe('server_error');
    expect(cache.rows.size).toBe(0);
    serve('/robots.txt', 200, 'User-agent: *\nDisallow: /private\n');
    serve('/api', 200, '[]');
    expect((await get()).value).toEqual([]);
    const kept = cache.rows.get(`${ORIGIN}/robots.txt`);
    expect((kept?.expiresAt?.getTime() ?? 0) - (kept?.fetchedAt.getTime() ?? 0)).toBe(24 * 3_600_000);
  });

  it('tries again when the connection for robots.txt was dropped once', async () => {
    agent.get(ORIGIN).intercept({ path: '/robots.txt' }).replyWithError(new Error('socket hang up'));
    allow();
    serve('/api', 200, '[]');
    expect((await get()).value).toEqual([]);
    agent.assertNoPendingInterceptors();
  });

  it('has the rules of yesterday confirmed by what their host said of them', async () => {
    serve('/robots.txt', 200, 'User-agent: *\nDisallow: /api\n', { etag: '"rules"' });
    expect(await failureOf()).toBe('robots_denied');
    const kept = cache.rows.get(`${ORIGIN}/robots.txt`);
    Object.assign(kept ?? {}, { expiresAt: new Date(0) });
    agent
      .get(ORIGIN)
      .intercept({ path: '/robots.txt', headers: { 'if-none-match': '"rules"' } })
      .reply(304);
    expect(await failureOf()).toBe('robots_denied');
    expect((cache.rows.get(`${ORIGIN}/robots.txt`)?.expiresAt?.getTime() ?? 0) > Date.now()).toBe(true);
    agent.assertNoPendingInterceptors();
  });

  it('rests as long as robots.txt asks', async () => {
    serve('/robots.txt', 429, '', { 'retry-after': '7' });
    expect(await get().catch((reason: unknown) => reason)).toMatchObject({ retryAfterMs: 7_000 });
  });

  it('asks conditionally the second time and answers a 304 from what it kept', async () => {
    allow();
    serve('/api', 200, '{"a":1}', { etag: '"one"' });
    await get();
    agent
      .get(ORIGIN)
      .intercept({ path: '/api', headers: { 'if-none-match': '"one"' } })
      .reply(304);
    const second = await get();
    expect(second).toMatchObject({ value: { a: 1 }, isUnchanged: true });
  });

  it('parses the kept page again after a 304, and parses nothing that is no page', async () => {
    allow();
    const page = '<p>시니어</p>';
    const headers = { etag: '"one"', 'content-type': 'text/html; charset=windows-1252' };
    const read = jest.fn((html: string) => html);
    const getPage = () =>
      fetching.getText({
        url: new URL(`${ORIGIN}/page`),
        mode: 'live',
        policy: POLICY,
        isRobotsRecheck: false,
        expected: 'html',
        read,
      });
    serve('/page', 200, page, headers);
    const { sha256 } = await getPage();
    agent
      .get(ORIGIN)
      .intercept({ path: '/page', headers: { 'if-none-match': '"one"' } })
      .reply(304);
    expect(await getPage()).toMatchObject({ value: page, sha256, isUnchanged: true });
    serve('/page', 200, '<h1>Access denied</h1>', headers);
    await expect(getPage()).rejects.toMatchObject({ failureClass: 'blocked' });
    serve('/page', 200, '{"a":1}', headers);
    await expect(getPage()).rejects.toMatchObject({ failureClass: 'not_json' });
    expect(read.mock.calls).toEqual([[page], [page]]);
  });

  it('keeps no body of an answer that says no-store, and still knows it by its hash', async () => {
    allow();
    serve('/api', 200, '{"a":1}', { 'cache-control': 'no-store', etag: '"one"' }).times(2);
    await get();
    expect(cache.rows.get(`${ORIGIN}/api`)?.body).toBeNull();
    expect((await get()).isUnchanged).toBe(true);
  });

  it('tries again when half a body came', async () => {
    allow();
    serve('/api', 200, '{"a"');
    serve('/api', 200, '{"a":1}');
    const read = (text: string): unknown => {
      if (!text.endsWith('}')) throw new CrawlFailure('truncated_body', 'half');
      return JSON.parse(text);
    };
    expect((await get({ read })).value).toEqual({ a: 1 });
  });

  it('stops at once when the work is given up', async () => {
    allow();
    serve('/api', 200, '[]').delay(5_000);
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('cancelled')), 20);
    await expect(get({ signal: stop.signal })).rejects.toThrow('cancelled');
  });
});
