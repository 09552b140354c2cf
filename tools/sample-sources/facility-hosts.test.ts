import { parse } from 'csv-parse/sync';
import {
  type Row,
  answerTo,
  faultOf,
  bodyOf,
  jsonOf,
  rowsOf,
  CKAN,
  ELDERLY,
  LOCATIONS,
  search,
  HOSPITALS,
  SITES,
  OFFICES,
  EXPORT,
} from './asking';

describe('the open data portal', () => {
  it('finds a package by slug and by id, and names its resources', () => {
    const show = (id: string) =>
      jsonOf<{ result: { resources: Row[] } }>(`${CKAN}/package_show?id=${id}`).result.resources;
    expect(show('46ffcbdf-4874-4cc1-92c2-fb715e3ad014')).toEqual(show('ccl-facilities'));
    expect(show('ccl-facilities').map(({ name }) => name)).toEqual([
      'Data Dictionary - Community Care Licensing Facilities',
      'Residential Care Facilities for the Elderly',
      'Adult Residential Facilities',
      'Home Care Organization',
    ]);
    expect(show('licensed-facility-crosswalk')[1]?.name).toMatch(/^ ELMS-ASPEN-OSHPD/);
  });

  it("answers what it does not know with 404 and CKAN's error body", () => {
    for (const call of ['package_show?id=moon', 'datastore_search?resource_id=moon']) {
      const { status, body } = answerTo(`${CKAN}/${call}`).render(null);
      expect(status).toBe(404);
      expect(JSON.parse(body.toString())).toMatchObject({ success: false, error: { __type: 'Not Found Error' } });
    }
    const wrong = answerTo(`${CKAN}/datastore_search?resource_id=${ELDERLY}&filters={"moon":"1"}`).render(null);
    expect([wrong.status, JSON.parse(wrong.body.toString())]).toMatchObject([
      409,
      { error: { __type: 'Validation Error' } },
    ]);
  });

  it('pages without overlap up to the total; 100 rows when no limit is asked', () => {
    const first = search(`resource_id=${ELDERLY}&limit=400&sort=_id`);
    const second = search(`resource_id=${ELDERLY}&limit=400&offset=400&sort=_id`);
    const numbers = [...first.records, ...second.records].map((row) => row.facility_number);
    expect([first.records.length, first.total, new Set(numbers).size]).toEqual([400, 640, 640]);
    expect(second.records).toHaveLength(240);
    expect(search(`resource_id=${ELDERLY}`).records).toHaveLength(100);
  });

  it('cuts a limit above its own largest page and says so', () => {
    const cut = search(`resource_id=${ELDERLY}&limit=5000`, { rowsMax: 150 });
    expect([cut.records.length, cut.limit, cut.total]).toEqual([150, 150, 640]);
  });

  it('filters, searches and sorts', () => {
    const filters = encodeURIComponent('{"county_name":"LOS ANGELES","facility_status":["LICENSED","ON PROBATION"]}');
    const found = search(`resource_id=${ELDERLY}&limit=1000&filters=${filters}&sort=facility_name desc`).records;
    expect(found.length).toBeGreaterThan(20);
    expect(found.every((row) => row.county_name === 'LOS ANGELES')).toBe(true);
    const names = found.map((row) => String(row.facility_name));
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'en')));
    expect(search(`resource_id=${ELDERLY}&q=sample rose&limit=5`).total).toBeGreaterThan(50);
  });

  it('numbers its rows anew in the next release', () => {
    const number = (revision: number) =>
      search(`resource_id=${ELDERLY}&limit=1`, { revision }).records[0]?.facility_number;
    expect(number(1)).not.toBe(number(0));
  });

  it('gives numbers as numbers, null when unknown, in the capitals of each office', () => {
    const [record] = search(`resource_id=${LOCATIONS}&limit=1`).records as unknown as Record<string, unknown>[];
    expect([typeof record?.CAPACITY, typeof record?.LATITUDE, typeof record?.FACID]).toEqual([
      'number',
      'number',
      'string',
    ]);
    const beds = search('resource_id=641c5557-7d65-4379-8fea-6b7dedbda40b&limit=1000').records;
    expect(beds.some((row) => row.TOTAL_NUMBER_BEDS === null)).toBe(true);
  });

  it('a rebuilt dataset has other resource ids, and the old ones are unknown', () => {
    const fault = faultOf('community-care', 'resource-id-changed');
    const shown = jsonOf<{ result: { resources: Row[] } }>(`${CKAN}/package_show?id=ccl-facilities`, {}, fault);
    const id = shown.result.resources[1]?.id ?? '';
    expect(id).not.toBe(ELDERLY);
    expect(search(`resource_id=${id}&limit=1`, {}, fault).total).toBe(640);
    const old = answerTo(`${CKAN}/datastore_search?resource_id=${ELDERLY}`).render(fault);
    expect(old.status).toBe(404);
  });

  it('sends the CSV of a resource from another name in each release', () => {
    const url = `/chhs/dataset/ccl/resource/${ELDERLY}/download/x.csv`;
    const [now, next] = [0, 1].map((revision) => answerTo(url, { revision }).headers.location ?? '');
    expect(now).toMatch(/^\/chhs\/storage\/tmp.*\.csv$/);
    expect(next).not.toBe(now);
    expect(rowsOf(bodyOf(now ?? '').toString())).toHaveLength(640);
    expect(rowsOf(bodyOf(`/chhs/datastore/dump/${ELDERLY}`).toString())).toHaveLength(640);
  });
});

describe('the licensing program', () => {
  it('exports ragged rows and numbers without their zeros', () => {
    const rows: string[][] = parse(bodyOf(EXPORT), { relax_column_count: true });
    expect(new Set(rows.map((row) => row.length)).size).toBeGreaterThan(1);
    expect(rows.slice(1).some((row) => /^7\d{6}$/.test(row[1] ?? ''))).toBe(true);
    expect(rows.slice(1).some((row) => /^00\d{7}$/.test(row[1] ?? ''))).toBe(true);
    const all = search(`resource_id=${ELDERLY}&limit=1000`).records;
    expect(all.every((row) => /^00\d{7}$/.test(row.facility_number ?? ''))).toBe(true);
  });

  it('has all states of a licence, hidden telephones, and one row that slipped', () => {
    const elderly = search(`resource_id=${ELDERLY}&limit=1000`).records;
    const statuses = new Set(elderly.map((row) => row.facility_status));
    expect(statuses).toEqual(new Set(['LICENSED', 'CLOSED', 'PENDING', 'ON PROBATION']));
    const hidden = elderly.filter((row) => row.facility_telephone_number === 'Unavailable');
    expect(hidden.length).toBeGreaterThan(20);
    expect(hidden.every((row) => Number(row.facility_capacity) <= 6)).toBe(true);
    const adults = search('resource_id=9f5d1d00-6b24-4f44-a158-9cbe4b43f117&limit=1000').records;
    expect(adults.filter((row) => row.facility_status === '9/2/1997')).toHaveLength(1);
    expect(adults.filter((row) => row.facility_type === 'ADULT DAY PROGRAM').length).toBeGreaterThan(60);
  });
});

describe('hospitals, clinics and offices', () => {
  type Page = { results: Row[]; count: number };

  it('the catalog gives pages of at most 500 and counts them all', () => {
    const [first, second] = [
      jsonOf<Page>(`${HOSPITALS}?limit=2000`),
      jsonOf<Page>(`${HOSPITALS}?limit=500&offset=500`),
    ];
    expect(first.results).toHaveLength(500);
    expect(second.results).toHaveLength(first.count - 500);
    const csv = rowsOf(bodyOf(`${HOSPITALS}/download?format=csv`).toString());
    expect(csv).toHaveLength(first.count);
    expect(csv[0]?.['Facility ID']).toBe(first.results[0]?.facility_id);
    expect(first.results[0]).toMatchObject({ citytown: expect.any(String), countyparish: expect.any(String) });
  });

  it('one hospital has its numbers in three tables, and the registry of this server knows some', () => {
    const locations = search(`resource_id=${LOCATIONS}&limit=5000`).records;
    const beds = search('resource_id=641c5557-7d65-4379-8fea-6b7dedbda40b&limit=5000').records;
    const rated = jsonOf<Page>(HOSPITALS).results.filter((row) => row.state === 'CA');
    expect(rated.length).toBeGreaterThan(70);
    const joined = rated.filter((row) => {
      const location = locations.find(({ CCN }) => CCN === row.facility_id);
      return location && beds.some(({ OSHPD_ID }) => OSHPD_ID === location.HCAI_ID);
    });
    expect(joined).toHaveLength(rated.length);
    const npi = locations.find((row) => row.FAC_FDR === 'GENERAL ACUTE CARE HOSPITAL' && row.ZIP === '90006')?.NPI;
    const known = jsonOf<{ results: { basic: Row }[] }>(`/nppes/api/?version=2.1&number=${npi}`).results[0];
    expect(known?.basic.organization_name).toBe(locations.find((row) => row.NPI === npi)?.FACNAME);
  });

  it('community clinics have a unique assigned number, other states, other kinds of site, and ZIP+4', () => {
    const text = bodyOf(SITES).toString();
    expect(text.split('\r\n')[0]).toMatch(/,Data Warehouse Record Create Date,$/);
    const rows = rowsOf(text);
    expect(new Set(rows.map((row) => row['BPHC Assigned Number'])).size).toBe(rows.length);
    const valuesOf = (column: string) => new Set(rows.map((row) => row[column]));
    expect(valuesOf('Site State Abbreviation')).toEqual(new Set(['CA', 'NV']));
    expect(valuesOf('Site Status Description')).toEqual(new Set(['Active', 'Inactive']));
    expect(valuesOf('Health Center Location Type Description')).toEqual(
      new Set(['Permanent', 'Seasonal', 'Mobile Van']),
    );
    expect(valuesOf('Health Center Type Description')).toContain('Administrative');
    expect(rows.some((row) => /^\d{5}-\d{4}$/.test(row['Site Postal Code'] ?? ''))).toBe(true);
  });

  it('an office has its street in line 2 or 3 and sometimes closed days; the map service spells the columns otherwise', () => {
    const rows = rowsOf(bodyOf(OFFICES).toString());
    const street = /^\d+ /;
    expect(rows.every((row) => row['ADDRESS LINE 1'] === 'SOCIAL SECURITY')).toBe(true);
    for (const line of ['ADDRESS LINE 2', 'ADDRESS LINE 3'])
      expect(rows.some((row) => street.test(row[line] ?? ''))).toBe(true);
    expect(rows.some((row) => row['TUESDAY OPEN TIME'] === '')).toBe(true);
    const old = bodyOf(OFFICES, {}, faultOf('social-security', 'old-shape')).toString();
    expect(old).toMatch(/^OFFICE_CODE,.*,LATITUDE_NUM,LONGITUDE_NUM\r\n/);
  });

  it('nobody can be called by mistake: 555-01 numbers and Sample names alone', () => {
    const text = [SITES, OFFICES, EXPORT, `${HOSPITALS}/download?format=csv`, `/chhs/datastore/dump/${LOCATIONS}`]
      .map((url) => bodyOf(url).toString())
      .join('\n');
    const phones = text.match(/\(\d{3}\) \d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b[2-9]\d{2}555\d{4}\b/g) ?? [];
    expect(phones.length).toBeGreaterThan(1000);
    expect(phones.filter((phone) => !/^\d{3}55501\d\d$/.test(phone.replace(/\D/g, '')))).toEqual([]);
    const names = search(`resource_id=${LOCATIONS}&limit=5000`).records.map((row) => row.FACNAME);
    expect(names.filter((name) => !/SAMPLE/.test(String(name)))).toEqual([]);
  });
});

it.each([
  ['/cms/files/zip/pbp-benefits-2026.zip'],
  [`${CKAN}/datastore_search?resource_id=${LOCATIONS}&limit=5000&sort=FACID`],
  [EXPORT],
  [HOSPITALS],
  [SITES],
  [OFFICES],
])('%s is the same each time and changes with the revision', (url) => {
  expect(bodyOf(url).equals(bodyOf(url))).toBe(true);
  expect(bodyOf(url, { revision: 1 }).equals(bodyOf(url))).toBe(false);
});
