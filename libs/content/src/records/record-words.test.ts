import { HOSPITALS } from './hospitals';
import { MEDICAL_GROUPS } from './medical-groups';
import { recordWords } from './record-words';
import { ZIP_PROVIDERS } from './zip-providers';

test('every source of languages and every insurance of a curated record has Korean words', () => {
  const texts = [
    ...[...ZIP_PROVIDERS, ...MEDICAL_GROUPS].map(({ languageSource }) => languageSource),
    ...[...HOSPITALS, ...MEDICAL_GROUPS].flatMap(({ insuranceAccepted }) => insuranceAccepted),
  ].filter((text) => text !== null);
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts)
    expect([text, recordWords(text, 'ko')]).toEqual([text, expect.stringMatching(/[가-힣]|K-News/)]);
  expect(recordWords('Medi-Cal', 'en')).toBe('Medi-Cal');
});
