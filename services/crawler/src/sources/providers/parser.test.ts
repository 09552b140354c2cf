import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CrawlFailure } from '@app/fetching/crawl-failure';
import { parsePage } from './parser';

const fixture = (name: string): string => readFileSync(join(__dirname, 'fixtures', name), 'utf8');

function failureOf(text: string): string {
  try {
    parsePage(text);
  } catch (error) {
    return (error as CrawlFailure).failureClass;
  }
  return 'none';
}

/** The doctors' page with one change. */
function changed(change: (result: Record<string, unknown>) => void): string {
  const page = JSON.parse(fixture('2026-11-20-doctors.json')) as { results: Record<string, unknown>[] };
  page.results.forEach(change);
  return JSON.stringify(page);
}

describe('a page of the NPI Registry', () => {
  it('gives persons with their places and taxonomies', () => {
    const [first] = parsePage(fixture('2026-11-20-doctors.json')).results;
    expect(first).toMatchObject({
      npi: '1234567893',
      isPerson: true,
      isActive: true,
      firstName: 'RIVER',
      middleName: 'Q',
      lastName: 'MCSAMPLE',
      suffix: null,
      updatedOn: '2024-09-11',
    });
    expect(first?.addresses[0]).toMatchObject({ purpose: 'LOCATION', zip: '90006', phone: '213-555-0101' });
    expect(first?.practiceLocations).toHaveLength(3);
    expect(first?.taxonomies.map(({ code }) => code)).toEqual(['207R00000X', '207RC0000X']);
  });

  it('reads -- as nothing', () => {
    const second = parsePage(fixture('2026-11-20-doctors.json')).results[1];
    expect(second?.credential).toBeNull();
    expect(second?.addresses[0]?.phone).toBeNull();
  });

  it.each([
    ['deactivated', '2020-01-02', undefined, false],
    ['reactivated since', '2020-01-02', '2020-02-02', true],
    ['reactivated on the same day', '2020-01-02', '2020-01-02', true],
    ['deactivated again after that', '2021-03-02', '2020-12-02', false],
    ['deactivated again, in the other spelling of dates', '03/02/2021', '12/02/2020', false],
    ['neither', undefined, '--', true],
  ])('tells whether a number is active that was %s', (_what, deactivation_date, reactivation_date, isActive) => {
    const text = changed((result) =>
      Object.assign(result['basic'] as object, { deactivation_date, reactivation_date }),
    );
    expect(parsePage(text).results[0]).toMatchObject({ isActive });
  });

  it('takes the name on the door from the other names', () => {
    const [pharmacy] = parsePage(fixture('2026-11-20-pharmacies.json')).results;
    expect(pharmacy).toMatchObject({
      organizationName: 'EXAMPLE PHARMACY HOLDINGS, LLC',
      tradeName: 'CORNER SAMPLE PHARMACY',
    });
  });

  it('accepts the older shape with numbers for text and epochs in seconds', () => {
    expect(parsePage(fixture('older-shape.json')).results[0]).toMatchObject({
      npi: '1000000053',
      updatedOn: '2013-08-23',
    });
  });

  it('gives nothing for an empty page', () =>
    expect(parsePage('{"result_count": 0, "results": []}').results).toEqual([]));

  it('sees the error inside an HTTP 200', () => expect(failureOf(fixture('error-06.json'))).toBe('error_in_body'));

  it('does not repeat the request in its failure', () => {
    const body = JSON.stringify({
      Errors: [{ number: '03', field: 'last_name', description: 'bad value KIM SOON HEE' }],
    });
    expect(() => parsePage(body)).toThrow(/^error_in_body: registry error 03 \(last_name\)$/);
  });

  it.each([
    ['half a page', fixture('2026-11-20-doctors.json').slice(0, 900), 'truncated_body'],
    ['a page that is shorter than it says', '{"result_count": 3, "results": []}', 'truncated_body'],
    ['other text', 'the registry is being updated', 'not_json'],
    ['nothing at all', '', 'not_json'],
    ['a list', '[]', 'schema_changed'],
    ['another object', '{"entries": []}', 'schema_changed'],
    ['results without numbers', changed((result) => delete result['number']), 'schema_changed'],
    ['results without taxonomies', changed((result) => delete result['taxonomies']), 'schema_changed'],
    ['results without addresses', changed((result) => delete result['addresses']), 'schema_changed'],
    [
      'results without names',
      changed((result) => delete (result['basic'] as object & { last_name?: string }).last_name),
      'schema_changed',
    ],
    ['a new kind of provider', changed((result) => (result['enumeration_type'] = 'NPI-3')), 'schema_changed'],
  ])('refuses %s', (_what, text, failureClass) => expect(failureOf(text)).toBe(failureClass));
});
