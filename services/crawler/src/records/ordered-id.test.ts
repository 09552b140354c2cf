import { orderedId } from './ordered-id';

it('is a UUID of version 7 that begins with its time', () => {
  expect(orderedId(0x0196_abcd_ef01)).toMatch(/^0196abcd-ef01-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(orderedId(0).startsWith('00000000-0000-7')).toBe(true);
});

it('is larger a millisecond later, and never twice the same', () => {
  expect(orderedId(1_800_000_000_001) > orderedId(1_800_000_000_000)).toBe(true);
  expect(new Set(Array.from({ length: 1_000 }, () => orderedId(1))).size).toBe(1_000);
});
