// One poisoned record in what each source reads: it is left out with its reason or cleaned, and the others stay.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SkipCounts } from '@app/contracts/http/crawler';
import { HIDDEN_ORDERS } from '@app/testing/hidden-orders';
import { clinics } from './clinics/read';
import { communityCare } from './community-care/read';
import { hospitals } from './hospitals/read';
import { insurance } from './insurance/read';
import { recordsOf as managedCareRecords } from './managed-care/parser';
import { rowOfRecord } from './named-rows/named-row';
import { parseBundle } from './plan-net/bundle';
import { recordsOf as planNetRecords } from './plan-net/roles';
import { INSURERS } from './plan-net/source';
import { parsePage } from './providers/parser';
import { recordsOf } from './providers/provider-record';
import { socialSecurity } from './social-security/read';
import { flawOf, soundOf } from './sound-records';
import type { WholeSource } from './whole-source';

const NOW = new Date('2026-11-22T20:00:00Z');
const directory = mkdtempSync(join(tmpdir(), 'poisoned-'));
afterAll(() => rmSync(directory, { recursive: true }));

interface Sound {
  records: object[];
  skipped: SkipCounts;
}

/** What a source makes of its fixture when `poison` replaces the text `name` of one of its records. */
type Read = (poison: string) => Promise<Sound> | Sound;

function fileRead<R extends object>(source: WholeSource<R>, fixture: string, name: string): Read {
  return async (poison) => {
    const path = join(directory, 'poisoned.txt');
    // Raw bytes: the content of a file need not be UTF-8.
    const text = readFileSync(join(__dirname, fixture), 'latin1').replace(name, () => poison);
    writeFileSync(path, Buffer.from(text, 'latin1'));
    const read = await source.readFile({
      path,
      state: 'CA',
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    return soundOf(read.records, NOW, read.skipped);
  };
}

function registryRead(poison: string): Sound {
  const text = readFileSync(join(__dirname, 'providers/fixtures/2026-11-20-doctors.json'), 'utf8');
  const registryQuery = { zip: '90006', type: 'doctor', retrievedAt: NOW } as const;
  const { results, unreadable } = parsePage(text.replace('"MCSAMPLE"', () => JSON.stringify(poison)));
  return soundOf(recordsOf(results, registryQuery), NOW, unreadable > 0 ? { unreadable } : {});
}

function planNetRead(poison: string): Sound {
  const text = readFileSync(join(__dirname, 'plan-net/fixtures/2026-11-22-roles.json'), 'utf8');
  const bundle = parseBundle(text.replaceAll('Sample-Cedar', () => JSON.stringify(poison).slice(1, -1)));
  const [insurer] = INSURERS;
  if (!insurer) throw new Error('no insurer');
  const { records, skipped } = planNetRecords(bundle, { insurer, zip: null, today: '2026-11-27' });
  return soundOf(records, NOW, skipped);
}

function managedCareRead(poison: string): Sound {
  const row = {
    managedcareplan: 'SAMPLE CARE',
    npi: '1234567893',
    lastname: 'SAMPLE',
    firstname: 'RIVER',
    taxonomy: '207R00000X',
    address: '100 SAMPLE ST',
    city: 'LOS ANGELES',
    zip: '90006',
  };
  const rows = [row, { ...row, npi: '1023456787', lastname: poison }].map(rowOfRecord);
  const { records, skipped } = managedCareRecords(rows, 'https://data.example/list', null);
  return soundOf(records, NOW, skipped);
}

const READS: [string, Read][] = [
  [
    'insurance, a table',
    fileRead(insurance, 'insurance/fixtures/CY2026_Landscape_202609.csv', 'Sample Gold Plus (HMO)'),
  ],
  ['hospitals', fileRead(hospitals, 'hospitals/fixtures/2026-11-20-cms.csv', 'SAMPLE GENERAL HOSPITAL')],
  ['community-care', fileRead(communityCare, 'community-care/fixtures/2026-11-20-elderly.csv', 'SAMPLE MANOR')],
  ['clinics', fileRead(clinics, 'clinics/fixtures/2026-11-20-sites.csv', 'SAMPLE COMMUNITY CLINIC')],
  [
    'social-security',
    fileRead(socialSecurity, 'social-security/fixtures/2026-11-20-offices.csv', 'LOS ANGELES SAMPLE CTR'),
  ],
  ['providers', registryRead],
  ['plan-net', planNetRead],
  ['managed-care', managedCareRead],
];
const JSON_SOURCES = new Set(['providers', 'plan-net', 'managed-care']);

describe.each(READS)('%s', (source, read) => {
  it.each([
    ['NUL', 'A\0B'],
    ['half a character', JSON_SOURCES.has(source) ? 'A\uD800B' : 'A\xFFB\xC3'],
    ['a name of 50 kB', 'A'.repeat(50_000)],
    ['a sign for what could not be read', JSON_SOURCES.has(source) ? 'A\uFFFDB' : 'A\xEF\xBF\xBDB'],
  ])('with %s in one record keeps the others', async (_what, poison) => {
    const clean = await read('CLEAN NAME');
    const poisoned = await read(poison);
    expect(poisoned.records.length).toBeGreaterThan(0);
    expect(poisoned.records.filter((record) => flawOf(record, NOW) !== null)).toEqual([]);
    const total = ({ skipped }: Sound) => Object.values(skipped).reduce((sum, count) => sum + count, 0);
    // What is not there is counted: nothing is lost without a reason.
    expect(poisoned.records.length + total(poisoned)).toBeGreaterThanOrEqual(clean.records.length + total(clean));
  });
});

it('a name of 5 MB does not take its table with it', async () => {
  const read = fileRead(clinics, 'clinics/fixtures/2026-11-20-sites.csv', 'SAMPLE COMMUNITY CLINIC');
  const { records, skipped } = await read('A'.repeat(5_000_000));
  expect(records.length).toBeGreaterThan(0);
  expect(skipped).toMatchObject({ too_long: 1 });
});

it('a result of the registry that is none does not take its page with it', () => {
  const text = readFileSync(join(__dirname, 'providers/fixtures/2026-11-20-doctors.json'), 'utf8');
  const page = JSON.parse(text) as { results: { number: unknown; basic: Record<string, unknown> }[] };
  const count = page.results.length;
  if (page.results[0]) page.results[0].number = 'not a number';
  if (page.results[1]) page.results[1].basic = { ...page.results[1].basic, last_updated: null };
  Object.assign(page.results[1] ?? {}, { last_updated_epoch: '9'.repeat(18) });
  const read = parsePage(JSON.stringify(page));
  expect([read.results.length, read.unreadable]).toEqual([count - 1, 1]);
  expect(read.results[0]?.updatedOn).toBeNull();
});

describe.each(READS)('hidden orders in %s', (source, read) => {
  /** A field of a table: in quotes (which the table of hospitals has already), its bytes as UTF-8. */
  const written = (text: string): string => {
    if (JSON_SOURCES.has(source)) return text;
    const field = text.replaceAll('"', '""');
    return Buffer.from(source === 'hospitals' ? field : `"${field}"`).toString('latin1');
  };
  const withoutNames = (records: readonly object[]): string[] =>
    records.map((record) => JSON.stringify(record, (key, value: unknown) => (key === 'name' ? '' : value)));

  let clean: Sound;
  beforeAll(async () => {
    clean = await read(written('Quiet Harbor'));
  });

  it.each(HIDDEN_ORDERS)('$id is a name and no more, or is left out', async ({ text, canary }) => {
    const poisoned = await read(written(text));
    const others = withoutNames(clean.records);
    const stored = withoutNames(poisoned.records);
    // Nothing but the name differs: no place, no number, no language, no address of a page.
    expect(stored.filter((record) => !others.includes(record))).toEqual([]);
    expect(stored.join('')).not.toContain(canary);
    if (stored.length < others.length) expect(poisoned.skipped).not.toEqual(clean.skipped);
  });
});
