// The stand-ins keep the rules and forms of the real sources, and nothing in them can be taken for a real record.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeWithPublicData, publicData } from '@app/testing/public-data';
import {
  type Row,
  answerTo,
  bodyOf,
  CKAN,
  ELDERLY,
  EXPORT,
  faultOf,
  HOSPITALS,
  jsonOf,
  landscape,
  LANDSCAPE,
  LOCATIONS,
  OFFICES,
  rowsOf,
  search,
  SITES,
  unzip,
} from './asking';
import { checkDigit, npiNumber, readNpiNumber } from './npi-number.mjs';
import { answerQuery, registryJson } from './nppes-query.mjs';
import { recordsOf, type NppesRecord } from './nppes-records.mjs';

type Answer = { result_count: number; results: NppesRecord[]; Errors?: { number: string; field: string }[] };

const ask = (query: string): Answer => answerQuery(new URLSearchParams(`version=2.1&${query}`)) as Answer;
const errorsOf = (query: string): string[] => (ask(query).Errors ?? []).map(({ number }) => number);
const zip5 = (record: NppesRecord): string => record.addresses[0]?.postal_code?.slice(0, 5) ?? '';

describeWithPublicData('the sample sources and the real files', () => {
  const header = (file: string) => readFileSync(publicData(file), 'utf8').split(/\r?\n/)[0] ?? '';

  it('give the headers of the Landscape and of the hospitals byte for byte', async () => {
    for (const year of [2026, 2027] as const) {
      const [own] = (await landscape(year)).text.replace(/^\uFEFF/, '').split('\n');
      expect(own).toBe(header(`cms-landscape/CY${year}_Landscape_202609_extract.csv`));
    }
    const [crosswalk] = (await unzip(bodyOf('/cms/files/zip/plan-crosswalk-2027.zip'))).values();
    expect(crosswalk?.split('\r\n')[0]).toBe(header('cms-landscape/PlanCrosswalk2027_extract.txt'));
    const [own] = bodyOf(`${HOSPITALS}/download?format=csv`).toString().split('\r\n');
    expect(own).toBe(header('cms-hospitals/hospital_general_information_ca.csv'));
  });

  it('give empty and refused registry responses byte for byte, and records with the same keys', () => {
    const observed = (name: string): string => readFileSync(publicData(`nppes/${name}`), 'utf8');
    expect(registryJson(ask('number=1234567890'))).toBe(observed('empty.json'));
    expect(registryJson(ask('number=123'))).toBe(observed('error_06.json'));
    const [real] = (JSON.parse(observed('npi2_organization.json')) as Answer).results;
    const [own] = ask('postal_code=90006*&taxonomy_description=Pharmacy&enumeration_type=NPI-2').results;
    expect(Object.keys(own ?? {})).toEqual(Object.keys(real ?? {}));
    expect(Object.keys(own?.basic ?? {})).toEqual(Object.keys(real?.basic ?? {}));
  });

  it('replay a saved page of Plan Compare', () => {
    const planPages = publicData('medicare-plans-ca-2026/plan-compare-html');
    const url = '/medicare/plan-compare/plan-details/2026-H0524-003-0.html';
    expect(bodyOf(url, { planPages }).equals(readFileSync(path.join(planPages, 'H0524_003_0.html')))).toBe(true);
  });
});

describe('the NPI registry', () => {
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

  it('gives ten records without a limit, and cuts a larger limit to 200 without an error', () => {
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
});

describe('the open data portal', () => {
  it('pages without overlap up to the total, and cuts a limit above its own maximum', () => {
    const pages = [0, 400].map((offset) => search(`resource_id=${ELDERLY}&limit=400&offset=${offset}&sort=_id`));
    const numbers = pages.flatMap(({ records }) => records.map((row) => row.facility_number));
    expect([new Set(numbers).size, pages[0]?.total]).toEqual([640, 640]);
    const cut = search(`resource_id=${ELDERLY}&limit=5000`, { rowsMax: 150 });
    expect([cut.records.length, cut.limit, cut.total]).toEqual([150, 150, 640]);
  });

  it('refuses what it does not know in the form of CKAN, and rebuilds a dataset with other ids', () => {
    const { status, body } = answerTo(`${CKAN}/package_show?id=moon`).render(null);
    expect([status, JSON.parse(body.toString())]).toMatchObject([404, { error: { __type: 'Not Found Error' } }]);
    const fault = faultOf('community-care', 'resource-id-changed');
    const shown = jsonOf<{ result: { resources: Row[] } }>(`${CKAN}/package_show?id=ccl-facilities`, {}, fault);
    expect(search(`resource_id=${shown.result.resources[1]?.id}&limit=1`, {}, fault).total).toBe(640);
    expect(answerTo(`${CKAN}/datastore_search?resource_id=${ELDERLY}`).render(fault).status).toBe(404);
  });
});

describe('the records', () => {
  it('cannot be taken for real ones: Sample names, 555-01 numbers, numbers of no series', async () => {
    const records = [...recordsOf('90027', 0)];
    for (const { basic, number } of records) {
      expect(basic.organization_name ?? basic.last_name).toMatch(/^SAMPLE[ -]/);
      // Only numbers that begin with 1 have ever been issued.
      expect(number).toMatch(/^2\d{9}$/);
      expect(readNpiNumber(String(number))?.zip).toBe('90027');
    }
    expect(checkDigit('123456789')).toBe('3');
    const files = [SITES, OFFICES, EXPORT, `${HOSPITALS}/download?format=csv`, `/chhs/datastore/dump/${LOCATIONS}`];
    const text = JSON.stringify(records) + files.map((url) => bodyOf(url).toString()).join('\n');
    const phones = text.match(/\(\d{3}\) \d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b[2-9]\d{2}555\d{4}\b/g) ?? [];
    expect(phones.length).toBeGreaterThan(1000);
    expect(phones.filter((phone) => !/^\d{3}55501\d\d$/.test(phone.replace(/\D/g, '')))).toEqual([]);
    const plans = [...(await landscape(2026)).rows, ...(await landscape(2027)).rows];
    expect(
      plans.every((row) => /Sample/.test(row['Plan Name'] ?? '') && /^[HS]00[01]\d$/.test(row['Contract ID'] ?? '')),
    ).toBe(true);
    const names = rowsOf(bodyOf(`/chhs/datastore/dump/${LOCATIONS}`).toString()).map((row) => row.FACNAME ?? '');
    expect(names.filter((name) => !name.includes('SAMPLE'))).toEqual([]);
  });

  const ZIPS = ['plan-crosswalk-2027', 'pbp-benefits-2026'].map((name) => `/cms/files/zip/${name}.zip`);
  it.each([LANDSCAPE[2026], ...ZIPS, EXPORT, HOSPITALS, SITES, OFFICES])(
    '%s is the same each time and changes with the release',
    (url) => {
      expect(bodyOf(url).equals(bodyOf(url))).toBe(true);
      expect(bodyOf(url, { revision: 1 }).equals(bodyOf(url))).toBe(false);
    },
  );
});
