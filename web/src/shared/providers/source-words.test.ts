import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSPITALS } from '@app/content/records/hospitals';
import { MEDICAL_GROUPS } from '@app/content/records/medical-groups';
import { SOURCE_WORD_IDS, sourceWordsId } from './source-words';

interface Words {
  sourceWords: Record<string, string>;
  regions: Record<string, string>;
}
const words = (language: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../locales/${language}/records.json`), 'utf8')) as Words;

describe("the sources' own words", () => {
  test('are known whatever their case and signs', () => {
    expect(sourceWordsId('RCFE-CONTINUING CARE RETIREMENT COMMUNITY')).toBe('ccrc');
    expect(sourceWordsId('Adult Day Program')).toBe(sourceWordsId('ADULT DAY PROGRAM'));
    expect(sourceWordsId('General Acute Care Hospital, Critical Access')).toBe('critical-access');
    expect(sourceWordsId('Lighthouse')).toBeNull();
  });

  test.each(['ko', 'en'])('each has a text in %s, and no text is left over', (language) => {
    expect(Object.keys(words(language).sourceWords).sort()).toEqual([...SOURCE_WORD_IDS].sort());
  });

  test('every curated region has its Korean name', () => {
    const regions = [...HOSPITALS, ...MEDICAL_GROUPS].flatMap(({ region }) => (region ? [region] : []));
    expect(Object.keys(words('ko').regions).sort()).toEqual([...new Set(regions)].sort());
  });
});
