import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MockedFetching } from '@app/fetching/testing/mocked-fetching';
import { type CkanTable, readTable } from './read';
import { parsePackage, parsePage } from './ckan-answers';

const fixture = (name: string): string => readFileSync(join(__dirname, 'fixtures', name), 'utf8');
const TABLE: CkanTable = { slug: 'ccl-facilities', name: /for the elderly/i, columns: ['Facility Number'] };
const HOST = 'https://data.chhs.ca.gov';

describe('answers of the portal', () => {
  it('name the resources of a package', () => {
    expect(parsePackage(fixture('2026-11-20-package.json')).map(({ isInDatastore }) => isInDatastore)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('give rows whose numbers are text', () => {
    const { rows, total } = parsePage(fixture('2026-11-20-search.json'));
    expect(total).toBe(2);
    expect(rows[0]?.text('Facility Number')).toBe('15601999');
    expect(rows[0]?.text('Facility Telephone Number')).toBeUndefined();
  });

  it.each([
    ['an unknown package', fixture('not-found.json'), 'error_in_body'],
    ['half an answer', '{"success": true, "result": {"rec', 'truncated_body'],
    ['a page', '<html></html>', 'not_json'],
    ['another shape', '{"success": true, "result": {"records": {}}}', 'schema_changed'],
  ])('are refused: %s', (_what, text, failureClass) => {
    expect(() => parsePage(text)).toThrow(expect.objectContaining({ failureClass }));
    if (failureClass !== 'schema_changed') return;
    expect(() => parsePackage(text)).toThrow(expect.objectContaining({ failureClass }));
  });
});

describe('a table of the portal', () => {
  let network: MockedFetching;
  const progress: [number, number | null][] = [];
  const asking = () => ({
    client: network.client(),
    signal: new AbortController().signal,
    onProgress: (rows: number, total: number | null) => void progress.push([rows, total]),
  });
  const answers = (path: (path: string) => boolean, status: number, body: string, times = 1) =>
    network.agent
      .get(HOST)
      .intercept({ path })
      .reply(status, body, { headers: { 'content-type': 'application/json' } })
      .times(times);
  const isSearch = (offset: number, id: string) => (path: string) =>
    path.startsWith('/api/3/action/datastore_search') &&
    path.includes(`offset=${offset}`) &&
    path.includes(`resource_id=${id}`);
  const isPackage = (path: string) => path.startsWith('/api/3/action/package_show?id=ccl-facilities');
  const page = (numbers: number[], total: number) => {
    const answer = JSON.parse(fixture('2026-11-20-search.json')) as { result: Record<string, unknown> };
    answer.result['records'] = numbers.map((number) => ({ _id: number, facility_number: number }));
    answer.result['total'] = total;
    return JSON.stringify(answer);
  };
  const OLD = '11111111-0000-4000-8000-000000000002';
  const NEW = '99999999-0000-4000-8000-000000000002';

  beforeEach(() => {
    network = new MockedFetching();
    progress.length = 0;
    network.agent.get(HOST).intercept({ path: '/robots.txt' }).reply(404, '');
  });
  afterEach(() => network.close());

  it('is read page after page to its total, by the name of its resource', async () => {
    answers(isPackage, 200, fixture('2026-11-20-package.json'));
    answers(isSearch(0, OLD), 200, page([198900001, 198900002], 3));
    answers(isSearch(2, OLD), 200, page([198900003], 3));
    const { rows, updatedOn } = await readTable(TABLE, asking());
    expect(rows.map((row) => row.text('facility_number'))).toEqual(['198900001', '198900002', '198900003']);
    expect(updatedOn).toBe('2026-11-16');
    expect(progress).toEqual([
      [2, 3],
      [3, 3],
    ]);
  });

  it('is found again by its name when its id has changed in between', async () => {
    answers(isPackage, 200, fixture('2026-11-20-package.json'));
    answers(isSearch(0, OLD), 404, fixture('not-found.json'));
    answers(isPackage, 200, fixture('2026-11-20-package.json').replaceAll(OLD, NEW));
    answers(isSearch(0, NEW), 200, page([198900001], 1));
    expect((await readTable(TABLE, asking())).rows).toHaveLength(1);
  });

  it.each([
    ['no resource has that name', () => ({ ...TABLE, name: /no such list/ }), 'schema_changed'],
    ['a column is missing', () => ({ ...TABLE, columns: ['Facility Nickname'] }), 'missing_columns'],
  ])('is refused when %s', async (_what, table, failureClass) => {
    answers(isPackage, 200, fixture('2026-11-20-package.json'));
    answers(isSearch(0, OLD), 200, page([198900001], 1));
    await expect(readTable(table(), asking())).rejects.toMatchObject({ failureClass });
  });

  it('is refused when the portal stops before its own total', async () => {
    answers(isPackage, 200, fixture('2026-11-20-package.json'));
    answers(isSearch(0, OLD), 200, page([198900001], 9));
    answers(isSearch(1, OLD), 200, page([], 9));
    await expect(readTable(TABLE, asking())).rejects.toMatchObject({ failureClass: 'truncated_body' });
  });

  it('is read from its file when its rows cannot be read by page', async () => {
    answers(isPackage, 200, fixture('2026-11-20-package.json'));
    network.agent
      .get(HOST)
      .intercept({ path: '/dataset/x/resource/y/download/tmpsample2.csv' })
      .reply(200, 'facility_number,facility_name\n194700001,SAMPLE HOME CARE\n', {
        headers: { 'content-type': 'text/csv' },
      });
    const { rows } = await readTable({ ...TABLE, name: /home care org/i }, asking());
    expect(rows.map((row) => row.text('Facility Number'))).toEqual(['194700001']);
  });
});
