import { dollars, stars } from './money';

it.each([
  ['$0.00 ', 0],
  ['$3,400.00 ', 3400],
  ['$12.50', 12.5],
  ['($20.80)', -20.8],
  ['-$1.00', -1],
  ['$1,227.80 ', 1227.8],
  ['Not Applicable', null],
  ['', null],
  ['   ', null],
  [undefined, null],
  ['No Limit', null],
  ['$5 copay', null],
  ['($0.00)', 0],
])('%j is %j dollars', (text, amount) => expect(dollars(text)).toBe(amount));

it.each([
  ['3.5', 3.5],
  ['4', 4],
  ['5.0 ', 5],
  ['', null],
  ['0', null],
  ['6', null],
  ['Not Applicable', null],
  ['Not enough data available', null],
  ['Plan too new to be measured', null],
])('%j is %j stars', (text, value) => expect(stars(text)).toBe(value));
