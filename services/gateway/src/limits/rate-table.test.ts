import { RATE_TABLE, ratesOf } from './rate-table';

describe('the rate table', () => {
  it.each([
    ['GET', '/api/search', 'search calls'],
    ['GET', '/api/providers/1', 'search calls'],
    ['GET', '/API/Search/', 'search calls'],
    ['POST', '/api/providers/crawl-hospitals', 'crawl search calls'],
    ['POST', '/api/crawl/insurance', 'crawl calls'],
    ['POST', '/api/crawl/pause', 'crawl calls'],
    ['GET', '/api/crawl/insurance', 'crawl calls'],
    ['DELETE', '/api/crawl/runs/1', 'crawl calls'],
    ['GET', '/api/crawl/runs/1', 'calls'],
    ['GET', '/api/crawl/runs', 'calls'],
    ['GET', '/api/crawl/overview', 'calls'],
    ['GET', '/api/crawl/pulse', 'calls'],
    ['GET', '/api/login', 'login calls'],
    ['GET', '/api/login/callback', 'login calls'],
    ['GET', '/api/logout', 'login calls'],
    ['GET', '/api/auth/user', 'calls'],
    ['POST', '/api/eligibility-check', 'eligibility calls'],
    ['POST', '/api/ai-analysis', 'analysis calls'],
    ['POST', '/api/drug-costs', 'drug-costs calls'],
    ['GET', '/api/drugs', 'calls'],
    ['POST', '/api/chat', 'chat calls'],
    ['POST', '/api/chat/answer', 'answers calls'],
    ['POST', '/api/chat/unhelpful', 'chat calls'],
    ['POST', '/api/health-news/read', 'news calls'],
    ['GET', '/api/health-news', 'calls'],
    ['POST', '/api/figure-checks/run', 'news calls'],
    ['GET', '/api/figure-checks', 'calls'],
    ['GET', '/api/nothing', 'calls'],
    ['GET', '/doctors', ''],
    ['GET', '/apiary', ''],
  ])('counts %s %s as: %s', (method, path, names) => {
    expect(ratesOf(method, path).map(({ name }) => name)).toEqual(names.split(' ').filter(Boolean));
  });

  it('allows one session no more than one address, and names each line once', () => {
    for (const { perAddress, perSession } of RATE_TABLE) expect(perSession).toBeLessThanOrEqual(perAddress);
    expect(new Set(RATE_TABLE.map(({ name }) => name)).size).toBe(RATE_TABLE.length);
  });
});
