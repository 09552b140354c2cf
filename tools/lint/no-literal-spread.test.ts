import { Linter } from 'eslint';
import { noLiteralSpread } from './no-literal-spread.mjs';

const linter = new Linter();
const config: Linter.Config = {
  plugins: { house: { rules: { 'no-literal-spread': noLiteralSpread } } },
  rules: { 'house/no-literal-spread': 'error' },
};
const mended = (code: string): string => linter.verifyAndFix(code, config).output;

test.each([
  ['const a = { x: 1, ...{ y, z: 2 } };', 'const a = { x: 1, y, z: 2 };'],
  ["const a = [...['b', 'c'], ...['d']];", "const a = ['b', 'c', 'd'];"],
  ['call(a, ...[b, c,]);', 'call(a, b, c);'],
  ['const a = { ...{ b: [...[1, 2]] } };', 'const a = { b: [1, 2] };'],
])('%s becomes %s', (code, right) => expect(mended(code)).toBe(right));

test.each(['const a = { ...b, ...(c && { d }) };', 'const a = [...b];', "const a = { ...['b'] };", 'call(...b);'])(
  '%s is left alone',
  (code) => expect(linter.verify(code, config)).toEqual([]),
);

test.each(['const a = { ...{} };', 'const a = [...[, 1]];'])('%s is for a person to mend', (code) => {
  expect(linter.verify(code, config)).toHaveLength(1);
  expect(mended(code)).toBe(code);
});
