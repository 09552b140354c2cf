// guide.providers has one writer: the merge. Sources, curated records and snapshots write records.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../../../../..');
const WRITER = 'services/crawler/src/records/merge/providers.repository.ts';
const WRITES = /(insert\s+into|update|delete\s+from|merge\s+into|truncate|copy)\s+(only\s+)?guide\.providers\b/i;

/** Code that runs: migrations change what an earlier version stored, tests and benchmarks fill tables. */
const isRunning = (path: string): boolean =>
  /\.(ts|mjs)$/.test(path) &&
  !/\.test\.ts$|\/testing\/|\/migrations\/|^libs\/testing\/|^tools\/(bench|test)\//.test(path);

const files = ['services', 'libs', 'tools'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter(isRunning),
);
const writers = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8'))).sort();

it('only the merge writes rows of guide.providers', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(writers(WRITES)).toEqual([WRITER]);
});

it('no statement assembles a table name, and no TypeORM repository writes rows', () => {
  const table = /(insert\s+into|update|delete\s+from)\s+guide\.\$\{/i;
  expect(writers(table)).toEqual([]);
  expect(writers(/getRepository\(|InjectRepository\(/)).toEqual([]);
});
