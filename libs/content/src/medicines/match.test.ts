import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchMedicines, medicineIn } from './match';

const WAYS = readFileSync(join(__dirname, '../testing/medicine-ways.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([typed = '', id = '', strength = '']) => ({ typed, id, strength }));

test('what people write is among the first three, nearly always the first', () => {
  const places = WAYS.map(({ typed, id }) => ({
    typed,
    place: matchMedicines(typed).findIndex(({ medicine }) => medicine.id === id),
  }));
  const missed = places.filter(({ place }) => place < 0 || place > 2).map(({ typed }) => typed);
  expect(missed).toEqual([]);
  expect(places.filter(({ place }) => place === 0).length / places.length).toBeGreaterThan(0.95);
});

test.each(WAYS.filter(({ strength }) => strength !== ''))('"$typed" says the strength $strength', (way) => {
  const found = matchMedicines(way.typed).find(({ medicine }) => medicine.id === way.id);
  expect(found).toMatchObject({ strength: way.strength, isUsual: false });
});

test('without a strength it is the usual one', () => {
  expect(matchMedicines('노바스크')[0]).toMatchObject({ strength: '5 mg', rxcui: '197361', isUsual: true });
  expect(matchMedicines('아리셉트 하루 한 알')[0]).toMatchObject({ strength: '10 mg', isUsual: true });
});

test.each([
  ['혈압약', 'blood-pressure'],
  ['콜레스테롤약', 'cholesterol'],
  ['당뇨약', 'diabetes'],
  ['피 묽게 하는 약', 'blood-thinner'],
  ['수면제', 'sleep'],
  ['녹내장 안약', 'glaucoma'],
  ['blood thinner', 'blood-thinner'],
])('%s alone gives the medicines of that use', (typed, use) => {
  const found = matchMedicines(typed);
  expect(found.length).toBeGreaterThan(3);
  expect(new Set(found.map(({ medicine }) => medicine.use))).toEqual(new Set([use]));
});

test.each(['', '5mg', '병원', '안녕하세요', 'hello', '메디케어 파트 디', 'medicare part d', '보험', '12345'])(
  '"%s" names no medicine',
  (typed) => expect(matchMedicines(typed)).toEqual([]),
);

test.each([
  ['리피토 보험 되나요?', 'atorvastatin'],
  ['How much will Eliquis cost me?', 'apixaban'],
  ['노바스크가 메디케어로 커버되나요', 'amlodipine'],
  ['엄마가 오젬픽을 맞으세요', 'semaglutide'],
])('the question "%s" names a medicine', (question, id) => expect(medicineIn(question)?.medicine.id).toBe(id));

test.each([
  '메디캘 신청은 어떻게 하나요?',
  'Is my doctor in the plan?',
  '약값이 얼마나 드나요?',
  '치과 보험 되나요',
  '혈압약 값',
])('the question "%s" names none', (question) => expect(medicineIn(question)).toBeNull());
