import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesOf, type Line } from '../named-rows/text-file';
import { readPlanFile } from './plan-file';

const [FIRST = ''] = readFileSync(join(__dirname, 'fixtures/plans.ndjson'), 'utf8').split('\n');
const directory = mkdtempSync(join(tmpdir(), 'plan-lines-'));
afterAll(() => rmSync(directory, { recursive: true }));

function file(content: string | Buffer): string {
  const path = join(directory, 'plans.ndjson');
  writeFileSync(path, content);
  return path;
}

const line = (number: number, changes: object = {}): string =>
  JSON.stringify({ ...(JSON.parse(FIRST) as object), segmentId: String(number), ...changes });
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at));
const read = (content: string | Buffer) =>
  readPlanFile(file(content), {
    state: 'CA',
    sourceUrl: 'https://www.cms.gov/page',
    release: 'r1',
    signal: new AbortController().signal,
    onRows: () => undefined,
  });

describe('plans.ndjson', () => {
  it.each([
    ['with a mark', Buffer.from(`\uFEFF${lines(3).join('\n')}\n`)],
    ['in UTF-16', Buffer.from(`\uFEFF${lines(3).join('\r\n')}`, 'utf16le')],
    ['in UTF-16 without a mark', Buffer.from(lines(3).join('\n'), 'utf16le')],
    ['in Windows-1252', Buffer.from([line(0, { planName: 'Plan José' }), line(1), line(2)].join('\n'), 'latin1')],
  ])('is read %s', async (_what, content) => {
    expect((await read(content)).records).toHaveLength(3);
  });

  it('keeps the letters of another charset', async () => {
    const { records } = await read(Buffer.from(line(0, { planName: 'Plan José' }), 'latin1'));
    expect(records[0]?.name).toBe('Plan José');
  });

  it.each([
    ['a line that is no JSON', '{"contractYear": 2026, "planName": "A\0B"}', { unreadable: 1 }],
    ['a line without its columns', '{"contractYear": 2026}', { unreadable: 1 }],
    ['a line over 1 MB', line(99, { planName: 'A'.repeat(1_000_001) }), { too_long: 1 }],
    ['the same plan twice', line(0), { listed_twice: 1 }],
  ])('leaves out %s, and says so', async (_what, poisoned, skipped) => {
    const good = lines(30);
    const read30 = await read([...good.slice(0, 15), poisoned, ...good.slice(15)].join('\n'));
    expect(read30.records).toHaveLength(30);
    expect(read30.skipped).toEqual(skipped);
  });

  it('says when a plan is there twice with other content, of which the last one is taken', async () => {
    const { records, skipped } = await read([...lines(3), line(0, { planName: 'Another name' })].join('\n'));
    expect(skipped).toEqual({ listed_differently: 1 });
    expect(records.find(({ segmentId }) => segmentId === '0')?.name).toBe('Another name');
  });

  it('is refused when one in twenty lines is no plan, and when it breaks off', async () => {
    await expect(read([...lines(18), '{}'].join('\n'))).rejects.toMatchObject({ failureClass: 'missing_columns' });
    await expect(read([...lines(30), '{"contractYear": 2'].join('\n'))).rejects.toMatchObject({
      failureClass: 'truncated_body',
    });
  });
});

it('lines are cut where they end, in whatever pieces the file comes', async () => {
  const all: Line[] = [];
  for await (const each of linesOf(file(`a\r\n\n  \nb${'b'.repeat(200_000)}\nc`), 100_000)) all.push(each);
  expect(all).toEqual([{ text: 'a' }, { tooLong: true }, { text: 'c' }]);
});
