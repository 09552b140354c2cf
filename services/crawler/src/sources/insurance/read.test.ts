import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { Downloaded, FileQuestion, TextQuestion } from '@app/fetching/questions';
import type { FetchingService } from '@app/fetching/fetching.service';
import { SourceClient } from '@app/fetching/source-client';
import type { PlanSourceId } from '@app/contracts/http/crawl-sources';
import type { ReadOptions, WholeRead } from '../whole-source';
import { insurance, insurers } from './read';
import type { PlanRecord } from './plan-record';

const fixture = (name: string): string => join(__dirname, 'fixtures', name);
const ROOT = 'http://127.0.0.1:9101';
const LANDING = '/cms/medicare/coverage/prescription-drug-coverage';
const RATINGS = '/cms/medicare/health-drug-plans/part-c-d-performance-data';

/** Files of a CMS that has this year's and next year's Landscape. */
const FILES: Record<string, string> = {
  '/cms/files/cy2026-landscape-202609.zip': 'cy2026-landscape-202609.zip',
  '/cms/files/cy2027-landscape-202609-1.zip': 'cy2027-landscape-202609-1.zip',
  '/cms/files/zip/pbp-benefits-2026.zip': 'pbp-benefits-2026.zip',
  '/cms/files/2027-star-ratings.zip': '2027-star-ratings.zip',
};
const PAGES: Record<string, string> = {
  [LANDING]: `<a href="/cms/files/cy2026-landscape-202609.zip">2026</a>
    <a href="/cms/files/cy2027-landscape-202609-1.zip">2027</a>`,
  [RATINGS]: '<a href="/cms/files/2027-star-ratings.zip">2027 Star Ratings</a>',
};
const missing = (): never => {
  throw new CrawlFailure('error_in_body', 'HTTP 404');
};

function cms(pages = PAGES, files = FILES): SourceClient {
  const fetching = {
    getText: async ({ url, read }: TextQuestion<unknown>) => ({
      value: read(pages[url.pathname] ?? missing()),
    }),
    readFile: async ({ url, read }: FileQuestion<unknown>) => {
      const name = files[url.pathname] ?? missing();
      return read({ path: fixture(name), sha256: name, isUnchanged: false } as Downloaded);
    },
  } as unknown as FetchingService;
  return new SourceClient(fetching, { mode: 'sample', sampleSourcesUrl: ROOT, isRobotsRecheck: false });
}

const options = (client: SourceClient): ReadOptions => ({
  client,
  state: 'CA',
  signal: new AbortController().signal,
  now: new Date('2026-11-20T18:00:00Z'),
  onProgress: jest.fn(),
});
const read = (id: PlanSourceId, client = cms()): Promise<WholeRead<PlanRecord>> =>
  ([insurance, ...insurers].find((source) => source.id === id) ?? insurance).read(options(client));

describe('reading the Landscape', () => {
  it('reads the year in force and the next, with copays and stars joined', async () => {
    const { records, release, sourceUpdatedAt, skipped, notes, sourceUrl } = await read('insurance');
    expect(records.map(({ id }) => id)).toHaveLength(9);
    expect(release).toBe('cy2026-landscape-202609 + cy2027-landscape-202609-1');
    expect(sourceUpdatedAt).toBe('2026-09-01');
    expect(sourceUrl).toBe('https://www.cms.gov/medicare/coverage/prescription-drug-coverage');
    const found = new Map(records.map((record) => [record.id, record]));
    expect(found.get('2026-H9901-001-0')).toMatchObject({
      starRating: 4.5,
      copays: { specialist: 'In-network: $20 copay' },
      release: 'cy2026-landscape-202609',
    });
    expect(found.get('2027-H9901-001-0')).toMatchObject({ starRating: 4, copays: {} });
    expect(skipped).toEqual({ other_state: 1 });
    expect(notes).toEqual([{ code: 'benefits_not_read', params: { reason: 'error_in_body' } }]);
  });

  it('counts the rows of both files in one progress', async () => {
    const requested = options(cms());
    await insurance.read(requested);
    expect(requested.onProgress).toHaveBeenLastCalledWith(12, 12);
  });

  it('has the same hash for the same bytes, another for others', async () => {
    const [first, second] = [await read('insurance'), await read('insurance')];
    expect(second.sha256).toBe(first.sha256);
    const less = cms({ ...PAGES, [LANDING]: '<a href="/cms/files/cy2026-landscape-202609.zip">2026</a>' });
    expect((await read('insurance', less)).sha256).not.toBe(first.sha256);
  });

  it.each<[PlanSourceId, number]>([
    ['kaiser', 2],
    ['aarp', 2],
  ])('%s takes its own plans out of the same files', async (id, count) => {
    const { records, skipped } = await read(id);
    expect(records).toHaveLength(count);
    expect(skipped.other_insurer).toBe(9 - count);
  });

  it('refuses an insurer without plans and a page without links', async () => {
    await expect(read('healthnet')).rejects.toMatchObject({ failureClass: 'empty_result' });
    await expect(read('insurance', cms({ [LANDING]: '<p>We moved</p>' }))).rejects.toMatchObject({
      failureClass: 'schema_changed',
    });
  });

  it('lets a failing archive fail the read', async () => {
    const service = cms(PAGES, { '/cms/files/cy2026-landscape-202609.zip': 'pbp-benefits-2026.zip' });
    await expect(read('insurance', service)).rejects.toMatchObject({ failureClass: 'schema_changed' });
  });
});

describe('reading a file', () => {
  const readFile = (name: string, state = 'CA'): Promise<WholeRead<PlanRecord>> =>
    insurance.readFile({
      path: fixture(name),
      state,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });

  it('takes the archive, the table or the list of plans', async () => {
    expect(await readFile('cy2026-landscape-202609.zip')).toMatchObject({ release: 'cy2026-landscape-202609' });
    expect(await readFile('CY2026_Landscape_202609.csv', 'TX')).toMatchObject({ release: 'CY2026_Landscape_202609' });
    const list = await readFile('plans.ndjson');
    expect(list).toMatchObject({ release: 'plans.ndjson' });
    expect(list.records).toHaveLength(3);
    expect(list.sourceUrl).toMatch(/^https:\/\/www\.medicare\.gov\/plan-compare\//);
  });

  it('hashes the bytes', async () => {
    const { createHash } = await import('node:crypto');
    const sha256 = createHash('sha256')
      .update(readFileSync(fixture('plans.ndjson')))
      .digest('hex');
    expect((await readFile('plans.ndjson')).sha256).toBe(sha256);
  });

  it('refuses a file without plans of the requested state', async () => {
    await expect(readFile('plans.ndjson', 'TX')).rejects.toMatchObject({ failureClass: 'empty_result' });
  });
});
