// The whole source against each fault the stand-in can play: old data kept, the run failed with its class, the next works.
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { CrawlerApp, HASTY, settingsOf } from '../../testing/crawler-app';
import { POLICIES } from './source';

const ZIP = '90005';

describe('the source providers', () => {
  let database: TestDatabase;
  let samples: SampleSources;
  let app: CrawlerApp;

  beforeAll(async () => {
    jest.replaceProperty(POLICIES, 'sample', HASTY);
    [database, samples] = await Promise.all([createTestDatabase(), startSampleSources()]);
    app = await CrawlerApp.start(settingsOf(database, samples));
    expect(await app.crawl(ZIP, 'pharmacy')).toMatchObject({ status: 'succeeded', origin: 'sample' });
  });
  afterEach(async () => samples.clearFaults());
  afterAll(async () => {
    await app.close();
    await Promise.all([database.drop(), samples.stop()]);
    jest.restoreAllMocks();
  });

  const stored = () =>
    app.query(
      `SELECT natural_key, name, phone, content_hash, is_active, is_stale, updated_at FROM guide.providers
        WHERE zip_code = $1 AND type = 'pharmacy' ORDER BY natural_key`,
      [ZIP],
    );
  /** robots.txt is requested once a day: a test that changes it starts with an empty cache. */
  const forgetRobots = () => app.query(`DELETE FROM guide.fetch_cache WHERE url LIKE '%/robots.txt'`);

  /** @param policy of the run that fails; the next one has the usual one */
  async function failsAndRecovers(fault: string, failureClass: string, policy = HASTY): Promise<void> {
    const before = await stored();
    expect(before.length).toBeGreaterThan(5);
    await samples.setFault({ source: 'nppes', fault });
    POLICIES.sample = policy;
    const failed = await app.crawl(ZIP, 'pharmacy');
    expect(failed).toMatchObject({ status: 'failed', failure: { code: failureClass } });
    expect(await stored()).toEqual(before);

    POLICIES.sample = HASTY;
    await samples.clearFaults();
    expect(await app.crawl(ZIP, 'pharmacy')).toMatchObject({ status: 'succeeded', failure: null });
    expect(await stored()).toEqual(before);
  }

  it.each([
    ['http-500', 'server_error'],
    ['half-body', 'truncated_body'],
    ['cut-json', 'truncated_body'],
    ['block-page', 'blocked'],
    ['forbidden-403', 'blocked'],
    ['not-json', 'not_json'],
    ['empty', 'empty_result'],
    ['missing-column', 'schema_changed'],
    ['huge-body', 'too_large'],
    ['redirect-private', 'address_refused'],
    ['robots-deny', 'robots_denied'],
    ['robots-500', 'server_error'],
  ])('%s: the run fails as %s, the old records stay, and the next run works', async (fault, failureClass) => {
    if (fault.startsWith('robots')) await forgetRobots();
    await failsAndRecovers(fault, failureClass);
  });

  it('hang: the run fails as timeout, the old records stay, and the next run works', async () => {
    await failsAndRecovers('hang', 'timeout', { ...HASTY, timeoutMs: 300 });
  });

  it.each(['03', '05', '06', '07', '17'])(
    'registry error %s inside an HTTP 200 is a failure and is not requested twice',
    async (code) => {
      const before = await stored();
      const requestCount = (await samples.requests()).length;
      await samples.setFault({ source: 'nppes', fault: 'error-in-200', code });
      expect(await app.crawl(ZIP, 'pharmacy')).toMatchObject({ status: 'failed', failure: { code: 'error_in_body' } });
      expect(await stored()).toEqual(before);
      expect((await samples.requests()).length - requestCount).toBe(1);
    },
  );

  it.each(['http-503-retry-after', 'http-429'])(
    '%s: the run waits as long as requested and then continues',
    async (fault) => {
      await samples.setFault({ source: 'nppes', fault, times: 1 });
      const started = Date.now();
      expect(await app.crawl(ZIP, 'pharmacy')).toMatchObject({ status: 'succeeded' });
      expect(Date.now() - started).toBeGreaterThanOrEqual(2_000);
    },
  );

  it('gives up as rate_limited when the source never stops asking for a rest', async () => {
    await samples.setFault({ source: 'nppes', fault: 'http-429' });
    expect(await app.crawl(ZIP, 'pharmacy')).toMatchObject({ status: 'failed', failure: { code: 'rate_limited' } });
  });

  it('is patient with a slow answer within the time limit', async () => {
    await samples.setFault({ source: 'nppes', fault: 'slow', times: 1 });
    expect(await app.crawl(ZIP, 'pharmacy')).toMatchObject({ status: 'succeeded' });
  });

  it('reads the older shape of answers into the same records', async () => {
    const before = await stored();
    await samples.setFault({ source: 'nppes', fault: 'old-shape' });
    expect(await app.crawl(ZIP, 'pharmacy')).toMatchObject({ status: 'succeeded' });
    const keys = (rows: unknown[]) => rows.map((row) => (row as { natural_key: string }).natural_key);
    expect(keys(await stored())).toEqual(keys(before));
  });

  it('says who is asking and never asks the control addresses', async () => {
    for (const { userAgent, url } of await samples.requests()) {
      expect(userAgent).toMatch(/^SeniorHealthGuide\/\d/);
      expect(url).toMatch(/^\/(nppes\/api\/\?version=2\.1&|robots\.txt)/);
    }
  });

  it('reads more than one page, and says when the registry has more than it gives out', async () => {
    const crowded = await app.crawl('90033', 'doctor');
    expect(crowded).toMatchObject({ status: 'succeeded', isTruncated: true });
    expect(crowded.found).toBeGreaterThan(1_000);
    expect(crowded.done).toBe(crowded.total);
  });

  it('writes only records of the requested ZIP and type, marked as samples, without a language', async () => {
    const rows = await app.query<Record<string, unknown>>(
      `SELECT DISTINCT origin, languages, language_source, source FROM guide.providers WHERE zip_code = $1 AND origin <> 'starter'`,
      [ZIP],
    );
    expect(rows).toEqual([{ origin: 'sample', languages: [], language_source: null, source: 'nppes' }]);
    const phones = await app.query<{ phone: string }>(
      `SELECT phone FROM guide.providers WHERE origin = 'sample' AND phone !~ '^\\(\\d{3}\\) 555-01\\d\\d$'`,
    );
    expect(phones).toEqual([]);
  });
});
