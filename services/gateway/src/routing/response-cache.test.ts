import { ResponseCache } from './response-cache';

const body = Buffer.from('[]');
const PUBLIC = { 'cache-control': 'public, max-age=60' };

describe('the response cache', () => {
  let now = 0;
  let cache: ResponseCache;
  beforeEach(() => {
    now = 0;
    cache = new ResponseCache(() => now);
  });
  const keyOf = (url: string, method = 'GET') => cache.keyOf({ method, url });
  const afterStoring = (headers: Record<string, string>, status = 200) => {
    cache.store('key', { status, headers, body });
    return cache.get('key');
  };

  it('gives requests with the same parameters in another order the same key', () => {
    expect(keyOf('/api/providers?zip=90006&type=doctor')).toBe(keyOf('/api/providers?type=doctor&zip=90006', 'HEAD'));
    expect(keyOf('/api/providers?zip=90006')).not.toBe(keyOf('/api/providers?zip=90004'));
  });

  it.each([
    ['/api/search?q=heart', 'GET'],
    ['/api/providers?zip=90006&q=kim', 'GET'],
    ['/api/crawl/runs', 'GET'],
    ['/api/eligibility-check', 'GET'],
    ['/api/providers', 'POST'],
  ])('has no key for %s by %s: typed words, crawls and changes are never stored', (url, method) => {
    expect(keyOf(url, method)).toBeNull();
  });

  it('serves a public response as fresh for ten seconds at most, then as stale for a day', () => {
    expect(afterStoring(PUBLIC)).toMatchObject({ isFresh: true, ageMs: 0 });
    now = 9_999;
    expect(cache.get('key')?.isFresh).toBe(true);
    now = 10_000;
    expect(cache.get('key')).toMatchObject({ isFresh: false, ageMs: 10_000 });
    now = 24 * 3_600_000 + 1;
    expect(cache.get('key')).toBeNull();
  });

  it('honors a shorter max-age', () => {
    afterStoring({ 'cache-control': 'public, max-age=2' });
    now = 2_000;
    expect(cache.get('key')?.isFresh).toBe(false);
  });

  it.each<Record<string, string>>([{}, { 'cache-control': 'no-cache' }, { 'cache-control': 'max-age=60' }])(
    'keeps a response with %p as a stale one only',
    (headers) => expect(afterStoring(headers)).toMatchObject({ isFresh: false }),
  );

  it.each([
    { 'cache-control': 'no-store' },
    { 'cache-control': 'private, max-age=60' },
    { ...PUBLIC, 'set-cookie': 'a=b' },
    { ...PUBLIC, vary: 'cookie' },
  ])('does not store a response with %p', (headers) => expect(afterStoring(headers)).toBeNull());

  it('does not store an error', () => expect(afterStoring(PUBLIC, 404)).toBeNull());

  it('drops the least recently used responses when it is full', () => {
    const large = { status: 200, headers: PUBLIC, body: Buffer.alloc(20 * 1024 * 1024) };
    cache.store('first', large);
    cache.store('second', large);
    expect(cache.get('first')).toBeNull();
    expect(cache.get('second')).not.toBeNull();
  });
});
