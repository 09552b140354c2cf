import { HEADERS } from '@app/contracts/http/catalog';
import { type SearchResponse } from '@app/contracts/http/search';
import { CRAWL_QUEUE, type CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { getQueueToken } from '@nestjs/bullmq';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { CrawlQueue } from '@app/queues/crawl-queue';
import type { Queue } from 'bullmq';
import request from 'supertest';
import { type CatalogApp, insertProvider, insertRun, insertZip, startCatalog } from '../testing/catalog-app';

describe('a ZIP search that misses', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  const admin = <T>(work: Parameters<typeof withClient<T>>[1]): Promise<T> => withClient(database.adminUrl, work);
  const waits = (zip: string, type: 'doctor' | 'pharmacy' | 'clinic'): Promise<boolean> =>
    catalog.app.get(CrawlQueue).isPresent(zip, type);
  const get = (zip: string, rest = '&type=pharmacy') =>
    request(catalog.http).get(`/api/providers?zip=${zip}${rest}`).expect(200);
  const ZIPS = [...'1234567890'].map((digit) => `9410${digit}`);
  const [MISS, QUEUED, RUNNING, DONE, FAILED, OLD, FULL, SEARCHED, OTHER, VIEWED] = ZIPS as [string, ...string[]];
  beforeAll(() =>
    admin(async (client) => {
      await client.query('TRUNCATE guide.zip_codes, guide.providers CASCADE');
      for (const zip of ZIPS) await insertZip(client, zip);
    }),
  );

  it('is answered at once, empty, with the crawl queued', async () => {
    const answer = await get(MISS ?? '');
    expect(answer.body).toEqual([]);
    expect(answer.headers).toMatchObject({
      [HEADERS.autoCrawl]: 'queued',
      [HEADERS.totalCount]: '0',
      'cache-control': 'no-store',
    });
    expect(answer.headers).not.toHaveProperty(HEADERS.crawlRun);
    expect(await waits(MISS ?? '', 'pharmacy')).toBe(true);
    // Asking again joins the job that waits.
    expect((await get(MISS ?? '')).headers[HEADERS.autoCrawl]).toBe('queued');
  });

  it.each([
    ['waits', 'queued', undefined, QUEUED],
    ['runs', 'running', undefined, RUNNING],
  ])('says that a crawl %s, and which', async (_what, status, endedMinutesAgo, zip = '') => {
    const id = await admin((client) => insertRun(client, { zip, type: 'pharmacy', status, endedMinutesAgo }));
    const { headers } = await get(zip);
    expect(headers).toMatchObject({ [HEADERS.autoCrawl]: status, [HEADERS.crawlRun]: id, 'cache-control': 'no-store' });
    expect(await waits(zip, 'pharmacy')).toBe(false);
    // Records of the first pages do not end the news.
    await admin((client) => insertProvider(client, { name: 'First Page', type: 'pharmacy', zip }));
    expect((await get(zip)).headers).toMatchObject({ [HEADERS.autoCrawl]: status, 'cache-control': 'no-store' });
  });

  it.each([
    ['succeeded an hour ago and found nothing', 'succeeded', 60, DONE],
    ['failed five minutes ago', 'failed', 5, FAILED],
  ])('starts nothing when the last run %s, and names the run', async (_what, status, endedMinutesAgo, zip = '') => {
    const id = await admin((client) => insertRun(client, { zip, type: 'pharmacy', status, endedMinutesAgo }));
    const { headers } = await get(zip);
    expect(headers).not.toHaveProperty(HEADERS.autoCrawl);
    expect(headers).toMatchObject({ [HEADERS.crawlRun]: id, 'cache-control': 'no-store' });
    expect(await waits(zip, 'pharmacy')).toBe(false);
  });

  it.each([
    ['failed', 11, 'pharmacy'],
    ['succeeded', 25 * 60, 'clinic'],
  ])('starts again when the last run %s %i minutes ago', async (status, endedMinutesAgo, type) => {
    const zip = OLD ?? '';
    const id = await admin((client) => insertRun(client, { zip, type, status, endedMinutesAgo }));
    const { headers } = await get(zip, `&type=${type}`);
    expect(headers).toMatchObject({ [HEADERS.autoCrawl]: 'queued', [HEADERS.crawlRun]: id });
  });

  it('starts once although a record answers, when the registry was never read for this ZIP and type', async () => {
    const zip = FULL ?? '';
    await admin((client) => insertProvider(client, { name: 'Some Pharmacy', type: 'pharmacy', zip }));
    const first = await get(zip);
    expect(first.body).toHaveLength(1);
    expect(first.headers).toMatchObject({ [HEADERS.autoCrawl]: 'queued', 'cache-control': 'no-store' });
    expect(await waits(zip, 'pharmacy')).toBe(true);
  });

  it('starts nothing where a record is and the registry was read, also when the other conditions leave none', async () => {
    const zip = FULL ?? '';
    await catalog.app.get(CrawlQueue).removeWaiting(zip, 'pharmacy');
    await admin((client) =>
      insertRun(client, { zip, type: 'pharmacy', status: 'succeeded', endedMinutesAgo: 48 * 60 }),
    );
    for (const rest of ['&type=pharmacy', '&type=pharmacy&language=korean', '&type=pharmacy&q=nothing']) {
      expect((await get(zip, rest)).headers).not.toHaveProperty(HEADERS.autoCrawl);
    }
    expect(await waits(zip, 'pharmacy')).toBe(false);
  });

  it('starts nothing without one type that the registry knows by ZIP, or outside California', async () => {
    const zip = OTHER ?? '';
    for (const rest of ['', '&type=seniorHousing', '&type=medicalGroup']) {
      expect((await get(zip, rest)).headers).not.toHaveProperty(HEADERS.autoCrawl);
    }
    const abroad = await get('10001');
    expect(abroad.body).toEqual([]);
    expect(abroad.headers).not.toHaveProperty(HEADERS.autoCrawl);
    expect(await waits('10001', 'pharmacy')).toBe(false);
  });

  it('counts the ZIP itself when a radius is given, and reads type and ZIP from the words', async () => {
    const zip = OTHER ?? '';
    expect((await get(zip, '&type=clinic&radius=25')).headers[HEADERS.autoCrawl]).toBe('queued');
    const words = await request(catalog.http)
      .get(`/api/providers?q=${encodeURIComponent(`${zip} 약국`)}`)
      .expect(200);
    expect(words.headers[HEADERS.autoCrawl]).toBe('queued');
  });

  it('one view of a page queues one crawl, whatever the page asks besides; another view within the rest queues none', async () => {
    const zip = VIEWED ?? '';
    // The list, the places that state Korean, and the counts of the tabs: what /doctors and /providers ask for one ZIP.
    const view = async (): Promise<void> => {
      const queries = [
        `type=doctor&zip=${zip}&radius=25`,
        `types=clinic,medicalGroup&zip=${zip}&radius=25&language=korean`,
        ...['doctor', 'hospital', 'clinic', 'pharmacy', 'seniorHousing,nursingHome,adultDayCare', 'assistant'].map(
          (types) => `types=${types}&zip=${zip}&radius=25&limit=1`,
        ),
      ];
      await Promise.all(queries.map((query) => request(catalog.http).get(`/api/providers?${query}`).expect(200)));
    };
    const queue = catalog.app.get<Queue<CrawlZipJob>>(getQueueToken(CRAWL_QUEUE));
    const queued = async (): Promise<string[]> => {
      const jobs = await queue.getJobs(['waiting', 'active', 'delayed', 'prioritized']);
      return jobs.filter(({ data }) => data.zip === zip).map(({ data }) => data.type);
    };
    await view();
    await Promise.all([view(), view()]);
    expect(await queued()).toEqual(['doctor']);

    await catalog.app.get(CrawlQueue).removeWaiting(zip, 'doctor');
    await admin((client) => insertRun(client, { zip, type: 'doctor', status: 'succeeded', endedMinutesAgo: 23 * 60 }));
    await view();
    expect(await queued()).toEqual([]);
  });

  describe('through the search', () => {
    const search = async (query: string): Promise<{ body: SearchResponse; cache: string | undefined }> => {
      const { body, headers } = await request(catalog.http).get(`/api/search?${query}`).expect(200);
      return { body: body as SearchResponse, cache: headers['cache-control'] };
    };
    const zip = SEARCHED ?? '';

    it('queues doctor, clinic and pharmacy for a ZIP without providers, and only for five digits', async () => {
      expect((await search(`zip=${zip.slice(0, 4)}`)).body.autoCrawlTriggered).toBe(false);
      expect((await search('zip=10001')).body.autoCrawlTriggered).toBe(false);
      const { body, cache } = await search(`zip=${zip}`);
      expect(body).toMatchObject({ providers: [], autoCrawlTriggered: true, crawlRuns: [] });
      expect(cache).toBe('no-store');
      for (const type of ['doctor', 'clinic', 'pharmacy'] as const) expect(await waits(zip, type)).toBe(true);
    });

    it('tells of the others while the first has left records, until the last has ended', async () => {
      const doctors = await admin(async (client) => {
        await insertProvider(client, { name: 'New Doctor', zip });
        return insertRun(client, { zip, type: 'doctor', status: 'succeeded', endedMinutesAgo: 0 });
      });
      const clinics = await admin((client) => insertRun(client, { zip, type: 'clinic', status: 'running' }));
      expect((await search(`zip=${zip}`)).body).toMatchObject({ autoCrawlTriggered: true, crawlRuns: [clinics] });
      expect(doctors).not.toBe(clinics);

      // The pharmacies still wait for a worker, without a row of their own.
      const finish = `UPDATE guide.crawl_runs SET status = 'succeeded', finished_at = now() WHERE zip = $1`;
      await admin((client) => client.query(finish, [zip]));
      expect((await search(`zip=${zip}`)).body).toMatchObject({ autoCrawlTriggered: true, crawlRuns: [] });

      await catalog.app.get(CrawlQueue).removeWaiting(zip, 'pharmacy');
      await admin((client) => insertRun(client, { zip, type: 'pharmacy', status: 'succeeded', endedMinutesAgo: 0 }));
      const last = await search(`zip=${zip}`);
      expect(last.body).toMatchObject({ autoCrawlTriggered: false, totals: { providers: 1 } });
      expect(last.cache).toBe('public, max-age=60');
      expect(await waits(zip, 'pharmacy')).toBe(false);
    });
  });
});

describe('with a queue that is full (defect 3)', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;
  const ZIPS = Array.from({ length: 12 }, (_, index) => String(94101 + index));

  beforeAll(async () => {
    database = await createTestDatabase();
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.zip_codes, guide.providers CASCADE');
      for (const zip of ZIPS) await insertZip(client, zip);
    });
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  it('tells a visitor with two that wait to ask again, and takes the one of another visitor', async () => {
    const ask = async (zip: string, visitor: string): Promise<string> => {
      const path = `/api/providers?zip=${zip}&type=pharmacy`;
      const { headers } = await request(catalog.http).get(path).set('x-internal-visitor', visitor).expect(200, []);
      expect(headers['cache-control']).toBe('no-store');
      return headers[HEADERS.autoCrawl] ?? '';
    };
    const greedy = await Promise.all(ZIPS.slice(0, 11).map((zip) => ask(zip, 'visitor-0007')));
    expect(greedy.sort()).toEqual([...Array<string>(9).fill('full'), 'queued', 'queued']);
    expect(await ask(ZIPS[11] ?? '', 'visitor-0008')).toBe('queued');
    const { body } = await request(catalog.http)
      .get(`/api/search?zip=${ZIPS[10]}`)
      .set('x-internal-visitor', 'visitor-0007')
      .expect(200);
    expect(body).toMatchObject({ autoCrawlTriggered: true, isCrawlQueueFull: true });
  });
});

describe('with a queue that is down', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.zip_codes, guide.providers CASCADE');
      await insertZip(client, '94101');
      await insertProvider(client, { name: 'Some Clinic', type: 'clinic', zip: '94101' });
    });
    catalog = await startCatalog(database.readerUrl, 'redis://127.0.0.1:9599', 2);
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  it('answers what is there, without news of a crawl, and does not wait for it twice', async () => {
    const missed = await request(catalog.http).get('/api/providers?zip=94101&type=pharmacy').expect(200, []);
    expect(missed.headers).not.toHaveProperty(HEADERS.autoCrawl);
    const start = performance.now();
    await request(catalog.http).get('/api/providers?zip=94101&type=doctor').expect(200, []);
    expect(performance.now() - start).toBeLessThan(3_500);
    const { body } = await request(catalog.http).get('/api/search?zip=94101').expect(200);
    expect(body).toMatchObject({ autoCrawlTriggered: false, totals: { providers: 1 } });
    await request(catalog.http).get('/internal/health').expect(200);
  });
});
