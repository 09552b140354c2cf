import { readFileSync } from 'node:fs';
import { CRAWLED_BY_ZIP, SPECIALTIES } from '@app/contracts/http/catalog';
import { describeWithPublicData, publicData } from '@app/testing/public-data';
import { descriptionsOf, taxonomiesOf } from './taxonomies';

describe('the table of taxonomy codes', () => {
  it.each(CRAWLED_BY_ZIP)('has well-formed codes for %s, each once', (type) => {
    const codes = taxonomiesOf(type).map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^\d{3}[0-9A-Z]{6}X$/);
  });

  it('gives every code to one type only', () => {
    const all = CRAWLED_BY_ZIP.flatMap((type) => taxonomiesOf(type).map(({ code }) => code));
    expect(new Set(all).size).toBe(all.length);
  });

  it('reaches every specialty a visitor can choose for a doctor', () => {
    const reached = new Set(taxonomiesOf('doctor').flatMap(({ specialties }) => specialties));
    expect(SPECIALTIES.filter((specialty) => !reached.has(specialty))).toEqual([]);
  });

  it('asks each question once', () => {
    expect(descriptionsOf('doctor').filter((words) => words === 'Geriatric Medicine')).toHaveLength(1);
  });
});

describeWithPublicData('the list of taxonomy codes that was checked against NUCC', () => {
  it.each(CRAWLED_BY_ZIP)('has the codes and names of %s', (type) => {
    const listed = readFileSync(publicData('nucc/provider_type_taxonomy.csv'), 'utf8').replace(/"/g, '');
    for (const { code, description } of taxonomiesOf(type)) expect(listed).toContain(`${code},${description}`);
  });
});
