import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBundle, refusalOf } from './bundle';
import { parseCapability } from './capability';
import { languagesOf, nameOf } from './languages';
import { isNpi } from './npi';
import { recordsOf } from './roles';
import { type Insurer, INSURERS } from './source';

const KAISER = INSURERS[0] as Insurer;
const page = () => parseBundle(readFileSync(join(__dirname, 'fixtures/2026-11-22-roles.json'), 'utf8'));
const TODAY = '2026-11-27';
const failure = (failureClass: string) => expect.objectContaining({ failureClass });

describe('a page of roles', () => {
  it('leads on, and counts what was requested', () => {
    const { matches, next, total } = page();
    expect([matches.length, next, total]).toEqual([7, 'https://plans.example/R4?_getpages=abc', 9]);
  });

  it('becomes a record for each doctor and ZIP, with networks, group and stated languages', () => {
    const { records, skipped } = recordsOf(page(), { insurer: KAISER, zip: null, today: TODAY });
    expect(records.map(({ key }) => key)).toEqual(['1234567893@90006', '1234567893@92833', '1023456787@90006']);
    expect(records[0]).toEqual({
      source: 'plannet-kaiser',
      key: '1234567893@90006',
      naturalKey: 'npi:1234567893@90006',
      sourceUrl: `${KAISER.site.live}/Practitioner/p1`,
      fields: {
        type: 'doctor',
        specialty: 'Cardiovascular Disease',
        specialties: ['cardiology'],
        taxonomyCodes: ['207RC0000X'],
        name: 'River Q. Sample-Cedar, MD',
        npi: '1234567893',
        isShown: true,
        address: '100 Sample St, Ste 5',
        city: 'Los Angeles',
        county: 'Los Angeles',
        state: 'CA',
        zipCode: '90006',
        latitude: 34.05,
        longitude: -118.29,
        phone: '(213) 555-0101',
        languages: ['Korean', 'Spanish'],
        languageSource: 'Kaiser Permanente provider directory',
        networks: [
          { insurer: 'Kaiser Permanente', network: 'Sample Medi-Cal Network', group: 'Sample Group', line: 'medi-cal' },
          {
            insurer: 'Kaiser Permanente',
            network: 'Sample Medicare HMO Network',
            group: 'Sample Group',
            line: 'medicare',
          },
        ],
      },
    });
    expect(skipped).toEqual({ unreadable: 2, other_kind: 1, closed: 1, other_state: 1 });
  });

  it('says nothing that the directory does not: no language, no network, no group that is the payer', () => {
    const { records } = recordsOf(page(), { insurer: KAISER, zip: '90006', today: TODAY });
    expect(records.map(({ key }) => key)).toEqual(['1234567893@90006', '1023456787@90006']);
    const { fields } = records[1] ?? { fields: null };
    expect(fields).toMatchObject({
      type: 'specialist',
      specialty: 'Surgery',
      phone: '(213) 555-0100',
      networks: [{ insurer: 'Kaiser Permanente', network: null, group: null, line: null }],
    });
    for (const unsaid of ['languages', 'languageSource', 'acceptingNewPatients'])
      expect(fields).not.toHaveProperty(unsaid);
  });

  it.each([
    ['a role that ended', { end: '2026-11-26' }, 0],
    ['a role that ended in an earlier year', { end: '2025' }, 0],
    ['a role that ends later', { start: '2020-01-01', end: '2026-12-31T08:00:00Z' }, 1],
    ['a role that ends some time this year', { end: '2026' }, 1],
  ])('believes the dates of %s more than its mark', (_what, period, count) => {
    const bundle = page();
    const matches = bundle.matches.slice(0, 1).map((role) => ({ ...role, active: true, period }));
    const { records } = recordsOf({ ...bundle, matches }, { insurer: KAISER, zip: '90006', today: TODAY });
    expect(records).toHaveLength(count);
  });

  it('leaves out a place that is marked inactive', () => {
    const text = readFileSync(join(__dirname, 'fixtures/2026-11-22-roles.json'), 'utf8');
    const closed = parseBundle(
      text.replaceAll('"resourceType": "Location"', '"resourceType": "Location", "status": "inactive"'),
    );
    expect(recordsOf(closed, { insurer: KAISER, zip: null, today: TODAY }).records).toEqual([]);
  });

  it.each([
    ['half an answer', '{"resourceType": "Bun', 'truncated_body'],
    ['a page for people', '<html></html>', 'not_json'],
    ['another resource', '{"resourceType": "Patient"}', 'schema_changed'],
    [
      'a closed door',
      '{"resourceType":"OperationOutcome","issue":[{"severity":"error","code":"security"}]}',
      'blocked',
    ],
    [
      'a wrong question',
      '{"resourceType":"OperationOutcome","issue":[{"severity":"error","code":"invalid"}]}',
      'error_in_body',
    ],
    ['trouble that passes', '{"resourceType":"OperationOutcome","issue":[{"code":"transient"}]}', 'server_error'],
  ])('is refused: %s', (_what, text, failureClass) => expect(() => parseBundle(text)).toThrow(failure(failureClass)));

  it('of a refusal is understood by its OperationOutcome alone', () => {
    const throttled = refusalOf(
      '{"resourceType":"OperationOutcome","issue":[{"severity":"error","code":"throttled"}]}',
    );
    expect(throttled).toMatchObject({ name: 'SlowDown' });
    expect(refusalOf('<h1>Bad Gateway</h1>')).toBeNull();
    expect(refusalOf('{"error":"x"}')).toBeNull();
  });
});

describe('what a server can be queried by', () => {
  const statement = (roles: object[], places: string[], searchInclude?: string[]) =>
    JSON.stringify({
      resourceType: 'CapabilityStatement',
      rest: [
        {
          resource: [
            { type: 'PractitionerRole', searchParam: roles, searchInclude },
            { type: 'Location', searchParam: places.map((name) => ({ name })) },
          ],
        },
      ],
    });
  const guide = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/SearchParameter/practitionerrole-location';

  it.each([
    ['the chain by its name', [{ name: 'location.address-postalcode' }], [], 'chain'],
    ["the guide's own parameter, which allows the chain", [{ name: 'location', definition: guide }], [], 'chain'],
    ['places, then their roles', [{ name: 'location' }], ['address-postalcode'], 'two-questions'],
    ['roles of places that cannot be found', [{ name: 'location' }], ['name'], 'none'],
    ['neither', [{ name: 'specialty' }], ['address-postalcode'], 'none'],
  ])('%s', (_what, roles, places, placeSearch) => {
    expect(parseCapability(statement(roles, places))).toEqual({ placeSearch, hasLastUpdated: false, includes: null });
  });

  it('names changes and includes, or is refused', () => {
    const capability = parseCapability(statement([{ name: '_lastUpdated' }], [], ['PractitionerRole:practitioner']));
    expect(capability).toMatchObject({ hasLastUpdated: true, includes: new Set(['PractitionerRole:practitioner']) });
    expect(() => parseCapability('{"resourceType":"CapabilityStatement","rest":[]}')).toThrow(
      failure('schema_changed'),
    );
    expect(() => parseCapability('{"resourceType":"Bundle"}')).toThrow(failure('schema_changed'));
  });
});

it.each([
  ['ko', 'Korean'],
  ['ko-KR', 'Korean'],
  ['KOR', 'Korean'],
  ['zh-yue', 'Cantonese'],
  ['cmn-Hans', 'Mandarin'],
  ['zh', 'Chinese'],
  ['tl', 'Tagalog'],
  ['und', null],
  ['xx', null],
  ['not a code', null],
])('the code %s is %s', (code, name) => expect(nameOf(code)).toBe(name));

it('languages that are written out count, and words that name none do not', () => {
  const of = (...texts: string[]) => languagesOf({ communication: texts.map((text) => ({ text })) });
  expect(of('KOREAN', '한국어', 'Farsi', 'Russian / some')).toEqual(['Korean', 'Persian', 'Russian']);
  expect(of('Kim', 'Klingonish', '')).toEqual([]);
  expect(languagesOf({})).toEqual([]);
});

it.each([
  ['1234567893', true],
  ['1023456787', true],
  ['1234567890', false],
  ['3234567893', false],
  ['123456789', false],
])('the number %s has its check digit: %s', (number, is) => expect(isNpi(number)).toBe(is));
