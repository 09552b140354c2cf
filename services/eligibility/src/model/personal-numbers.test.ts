import { hasOwnNumber, PersonalNumbers } from './personal-numbers';

it.each([
  ['17,654', '한 해 소득 17,654달러', '한 해 소득 [[A]]달러'],
  ['20000', '연 2만 달러는 기준보다 적습니다.', '연 [[A]] 달러는 기준보다 적습니다.'],
  ['24,000', 'About $2,000 a month, $24,000 a year.', 'About $[[B]] a month, $[[A]] a year.'],
  [1_400, 'That is $16,800 a year.', 'That is $[[A]] a year.'],
  ['90006', 'Plans near 90006.', 'Plans near [[A]].'],
  [83, 'At 83, $1,083 is not an age.', 'At [[A]], $1,083 is not an age.'],
  ['', 'Nothing was typed: 12.', 'Nothing was typed: 12.'],
])('%s typed: "%s" leaves as "%s" and comes back whole', (typed, text, masked) => {
  const personal = new PersonalNumbers([typed]);
  expect(personal.mask(text)).toBe(masked);
  expect(personal.unmask(masked)).toBe(text);
});

it.each([
  ['올해 파트 B 보험료가 얼마인가요?', false],
  ['2027년 파트 B 보험료는요?', false],
  ['혼자 살고 연 17,654달러예요', true],
  ['혼자 살고 연 2만 달러예요', true],
  ['한 달에 이천 달러 받아요', true],
  ['I am 83 and live alone', true],
  ['I get two thousand dollars', true],
  ['doctors near 90006', true],
])('"%s" holds a number of somebody: %s', (text, holds) => {
  expect(hasOwnNumber(text)).toBe(holds);
});
