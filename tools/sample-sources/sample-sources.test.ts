import { readdirSync, readFileSync } from 'node:fs';

import path from 'node:path';
import { describeWithPublicData, publicData } from '@app/testing/public-data';
import { checkDigit, npiNumber, readNpiNumber } from './npi-number.mjs';
import { answerQuery, registryJson } from './nppes-query.mjs';
import { recordsOf } from './nppes-records.mjs';
import type { NppesRecord } from './nppes-records.mjs';
import { TAXONOMIES } from './taxonomies.mjs';

type Answer = { result_count: number; results: NppesRecord[]; Errors?: { number: string; field: string }[] };

const ask = (query: string): Answer => answerQuery(new URLSearchParams(`version=2.1&${query}`)) as Answer;
const errorsOf = (query: string): string[] => (ask(query).Errors ?? []).map(({ number }) => number);
const zip5 = (record: NppesRecord): string => record.addresses[0]?.postal_code?.slice(0, 5) ?? '';

describeWithPublicData('the sample registry beside the observed answers', () => {
  const observed = (name: string): string => readFileSync(publicData(`nppes/${name}`), 'utf8');

  it('an empty answer is equal byte for byte', () => {
    expect(registryJson(ask('number=1234567890'))).toBe(observed('empty.json'));
  });

  it('error 06 is equal byte for byte', () => {
    expect(registryJson(ask('number=123'))).toBe(observed('error_06.json'));
  });

  it('an organisation has the same keys in the same order', () => {
    const real = (JSON.parse(observed('npi2_organization.json')) as Answer).results[0];
    const invented = ask('postal_code=90006*&taxonomy_description=Pharmacy&enumeration_type=NPI-2').results[0];
    expect(Object.keys(invented ?? {})).toEqual(Object.keys(real ?? {}));
    expect(Object.keys(invented?.basic ?? {})).toEqual(Object.keys(real?.basic ?? {}));
    expect(Object.keys(invented?.taxonomies[0] ?? {})).toEqual(Object.keys(real?.taxonomies[0] ?? {}));
    expect(Object.keys(invented?.addresses[0] ?? {})).toEqual(Object.keys(real?.addresses[0] ?? {}));
  });

  it('a code that the product asks for has the name of the list', () => {
    const rows = readFileSync(publicData('nucc/provider_type_taxonomy.csv'), 'utf8').trim().split(/\r?\n/).slice(1);
    const names = new Map(rows.map((row) => /^[^,]*,[^,]*,([^,]*),"?(.*?)"?$/.exec(row)?.slice(1) as [string, string]));
    const known = TAXONOMIES.filter(({ code }) => names.has(code));
    expect(known.length).toBeGreaterThan(45);
    for (const { code, terms } of known)
      expect([code, terms]).toEqual([code, expect.arrayContaining([names.get(code)?.toLowerCase()])]);
  });
});

describe('the rules of a query', () => {
  it.each([
    ['taxonomy_description=P*&state=CA', ['03']],
    ['postal_code=9*', ['03']],
    ['enumeration_type=NPI-3', ['05']],
    ['number=12345678901', ['06']],
    ['state=CA', ['07']],
    ['state=CA&enumeration_type=NPI-1', ['07', '09']],
  ])('%s is refused with %p', (query, expected) => {
    expect(errorsOf(query)).toEqual(expected);
  });

  it('no version, or an old one, is refused with 17', () => {
    const refused = { Errors: [{ description: 'Unsupported Version', field: 'version', number: '17' }] };
    expect(answerQuery(new URLSearchParams('number=123'))).toEqual(refused);
    expect(answerQuery(new URLSearchParams('version=1.0&number=123'))).toEqual(refused);
  });

  it('a number with a wrong check digit finds nothing and is no error', () => {
    const right = npiNumber('90006', 0);
    const wrong = right.slice(0, 9) + String((Number(right[9]) + 1) % 10);
    expect(ask(`number=${right}`).result_count).toBe(1);
    expect(ask(`number=${wrong}`)).toEqual({ result_count: 0, results: [] });
  });

  it('gives ten records when no limit is asked, and cuts a larger limit to 200 in silence', () => {
    const query = 'postal_code=90006*&taxonomy_description=Internal Medicine';
    expect(ask(query).result_count).toBe(10);
    expect(ask(`${query}&limit=500`).result_count).toBe(200);
  });

  it('pages without overlap, and counts only the page', () => {
    const query = 'postal_code=90006*&taxonomy_description=Internal Medicine&limit=200';
    const [first, second] = [ask(query), ask(`${query}&skip=200`)];
    const numbers = [...first.results, ...second.results].map(({ number }) => number);
    expect(second.result_count).toBeGreaterThan(0);
    expect(second.result_count).toBe(second.results.length);
    expect(new Set(numbers).size).toBe(200 + second.result_count);
  });

  it('never gives out more than 1,200 records of one query', () => {
    const query = 'postal_code=90033*&taxonomy_description=Internal Medicine&limit=200';
    expect(ask(`${query}&skip=1000`).result_count).toBe(200);
    expect(ask(`${query}&skip=1100`).result_count).toBe(100);
    expect(ask(`${query}&skip=1200`).result_count).toBe(0);
  });

  it('reaches the nine-digit ZIPs only with a trailing *', () => {
    const exact = ask('postal_code=90006&address_purpose=PRIMARY&limit=200').results;
    const wide = ask('postal_code=90006*&address_purpose=PRIMARY&limit=200').results;
    expect(exact.every(({ addresses }) => addresses[0]?.postal_code === '90006')).toBe(true);
    expect(wide.some(({ addresses }) => /^90006\d{4}$/.test(addresses[0]?.postal_code ?? ''))).toBe(true);
  });

  it('without a purpose finds mailing addresses too; LOCATION, MAILING and SECONDARY choose', () => {
    const query = 'postal_code=90006*&taxonomy_description=Pharmacy&limit=200';
    expect(ask(query).results.some((record) => zip5(record) !== '90006')).toBe(true);
    const located = ask(`${query}&address_purpose=LOCATION`).results;
    expect(located.every((record) => zip5(record) === '90006' || record.practiceLocations.length > 0)).toBe(true);
    const second = ask(`${query}&address_purpose=SECONDARY`).results;
    expect(second.length).toBeGreaterThan(0);
    expect(second.every(({ practiceLocations }) => practiceLocations.length > 0)).toBe(true);
    expect(ask(`${query}&address_purpose=MAILING`).result_count).toBeGreaterThan(0);
  });

  it('a word finds any taxonomy of a record, so a reader has to look at the code', () => {
    const { results } = ask('postal_code=90006*&taxonomy_description=Internal Medicine&limit=200&skip=200');
    const codes = new Set(results.flatMap(({ taxonomies }) => taxonomies.map(({ code }) => code)));
    expect(codes.size).toBeGreaterThan(1);
    const wild = ask('postal_code=90006*&taxonomy_description=Pharm*&limit=200').results;
    expect(wild.some(({ taxonomies }) => taxonomies[0]?.code === '183500000X')).toBe(true);
  });
});

describe('the records', () => {
  const all = [...recordsOf('90027', 0)];
  const ofGroup = (group: string, zip = '90027'): number => {
    const codes = new Set(TAXONOMIES.filter((taxonomy) => taxonomy.group === group).map(({ code }) => code));
    return [...recordsOf(zip, 0)].filter(({ taxonomies }) => taxonomies.some(({ code }) => codes.has(code))).length;
  };

  it('are the same each time', () => {
    expect([...recordsOf('90027', 0)]).toEqual(all);
  });

  it('cannot be taken for real ones', () => {
    const text = JSON.stringify(all);
    for (const { basic, number } of all) {
      expect(basic.organization_name ?? basic.last_name).toMatch(/^SAMPLE[ -]/);
      // Only numbers that begin with 1 have ever been issued.
      expect(number).toMatch(/^2\d{9}$/);
    }
    expect(text.match(/\d{3}-555-\d{4}/g)?.every((phone) => /-555-01\d\d$/.test(phone))).toBe(true);
    expect(text).not.toMatch(/"telephone_number":"(?!\d{3}-555-01)/);
  });

  it('have numbers of their own with a right check digit', () => {
    expect(checkDigit('123456789')).toBe('3');
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
    for (const { number } of all) expect(readNpiNumber(String(number))?.zip).toBe('90027');
  });

  it('come in the counts a city has, with empty ones among them', () => {
    for (const zip of ['90006', '90027', '90034', '90210']) {
      expect(ofGroup('pharmacy', zip)).toBeGreaterThanOrEqual(12);
      expect(ofGroup('pharmacy', zip)).toBeLessThanOrEqual(45);
      expect(ofGroup('clinic', zip)).toBeGreaterThanOrEqual(5);
      expect(ofGroup('clinic', zip)).toBeLessThanOrEqual(20);
      expect(ofGroup('doctor', zip)).toBeGreaterThan(80);
    }
    expect(ofGroup('pharmacy', '95721')).toBe(0);
    expect([...recordsOf('93042', 0)]).toEqual([]);
    expect([...recordsOf('89501', 0)]).toEqual([]);
  });

  it('hold the odd ones: no phone, deactivated, -- for empty, more than one taxonomy', () => {
    expect(all.some(({ addresses }) => addresses[0] && !('telephone_number' in addresses[0]))).toBe(true);
    expect(all.some(({ basic }) => basic.status === 'D')).toBe(true);
    expect(all.some(({ basic }) => basic.name_suffix === '--')).toBe(true);
    expect(all.some(({ taxonomies }) => taxonomies.length > 1 && taxonomies.some(({ primary }) => !primary))).toBe(
      true,
    );
  });

  it('a later revision moves some, drops some, and keeps the numbers of the others', () => {
    const later = new Map([...recordsOf('90027', 1)].map((record) => [record.number, record]));
    const gone = all.filter(({ number }) => !later.has(number));
    const moved = all.filter((record) => later.get(record.number)?.last_updated_epoch !== record.last_updated_epoch);
    expect(gone.length).toBeGreaterThan(0);
    expect(moved.length).toBeGreaterThan(gone.length);
    expect(later.size).toBe(all.length - gone.length);
  });
});

it('nothing is imported but Node itself, fflate and the files beside', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.mjs'));
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(path.join(__dirname, file), 'utf8').matchAll(
        /^(?:import|export) .*from '([^']+)'|import\('([^']+)'\)/gm,
      ),
    ].map(([, from, dynamic]) => from ?? dynamic ?? ''),
  );
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((from) => !/^(node:|fflate$|\.\/[a-z-]+\.mjs$)/.test(from))).toEqual([]);
});
