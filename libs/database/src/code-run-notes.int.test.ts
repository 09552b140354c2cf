// Runs of the versions before, whose notes were text, as the screens show them now.
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source';
import { CodeRunNotes1795500200000 } from './migrations/1795500200000-code-run-notes';

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  source = new DataSource(dataSourceOptions({ url: database.crawlerUrl, applicationName: 'test' }));
  await source.initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

async function migrated(result: object | null, failureDetail: string | null = null): Promise<unknown> {
  const [{ id }]: [{ id: string }] = await source.query(
    `INSERT INTO guide.crawl_runs (source, status, phase, request_id, requested_by, result, failure_detail)
     VALUES ('insurance', 'succeeded', 'finished', 'old-0001', 'operator', $1, $2) RETURNING id`,
    [result === null ? null : JSON.stringify(result), failureDetail],
  );
  const runner = source.createQueryRunner();
  // A second time changes nothing more.
  for (let round = 0; round < 2; round += 1) await new CodeRunNotes1795500200000().up(runner);
  await runner.release();
  const [row]: [{ result: unknown; detail: string | null }] = await source.query(
    `SELECT result, failure_detail AS detail FROM guide.crawl_runs WHERE id = $1`,
    [id],
  );
  return row;
}

const old = { plans: [], sha256: 'abc', note: null, unchangedSince: null, skipped: {} };
const now = { plans: [], sha256: 'abc', skipped: {}, notes: [] };
const said = { ko: '바뀐 값: 월 보험료', en: 'Changed: monthly premium' };

test.each([
  ['a run that says nothing', old, now],
  [
    'reasons of rows left out, and a file that was not read',
    { ...old, skipped: { 'other state': 5, closed: 2, 'star ratings not read (timeout)': 1 } },
    {
      ...now,
      skipped: { other_state: 5, closed: 2 },
      notes: [{ code: 'ratings_not_read', params: { reason: 'timeout' } }],
    },
  ],
  [
    'the same bytes as before',
    { ...old, note: { ko: '같음', en: 'Same' }, unchangedSince: '2026-11-19T20:00:00.000Z' },
    { ...now, notes: [{ code: 'unchanged', params: { since: '2026-11-19T20:00:00.000Z' } }] },
  ],
  ['a sentence', { ...old, note: said }, { ...now, notes: [{ code: 'said', params: said }] }],
])('keeps %s', async (_name, before, after) => {
  expect(await migrated(before)).toEqual({ result: after, detail: null });
});

test('makes a note of the fall that a ZIP run kept in its detail', async () => {
  expect(await migrated(null, 'fall: 7 found, 10 before; 3 unseen records kept')).toEqual({
    detail: null,
    result: {
      plans: [],
      skipped: {},
      sha256: null,
      notes: [{ code: 'fell', params: { found: 7, before: 10, kept: 3 } }],
    },
  });
});
