import { createHash } from 'node:crypto';
import { hashOf } from './content-hash';

/** What the hash is defined as; every stored record carries one, so it must stay. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    entries.sort(([left], [right]) => (left < right ? -1 : 1)).map(([name, member]) => [name, sorted(member)]),
  );
}
const defined = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex');

describe('the hash of what is said', () => {
  it.each([
    [{}],
    [[]],
    [null],
    ['말 "x"\n\u2028\ud800'],
    [{ b: 1, a: [undefined, null, true, { d: -0, c: 1e21 }], empty: {}, gone: undefined }],
    [{ name: '한의원', '': 0, '10': 'ten', '9': 'nine', '-1': 'minus', '01': 'text', _: 1, A: 2, é: 3 }],
    [{ at: new Date(0), number: Number.NaN, nested: [[['a']], { z: { y: { x: '' } } }] }],
  ])('is that of its JSON with members in order: %j', (value) => {
    expect(hashOf(value)).toBe(defined(value));
  });

  it('knows no order of members, and sees every change', () => {
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
    expect(hashOf({ a: ['1', '2'] })).not.toBe(hashOf({ a: ['1,2'] }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: '1' }));
  });
});
