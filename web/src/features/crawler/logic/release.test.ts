import { landscapeRelease } from './release';

test.each(['CY2026_Landscape_202609', 'cy2026-landscape-202609.zip'])('reads year and month of %s', (name) => {
  expect(landscapeRelease(name)).toEqual({ year: 2026, month: 9 });
});
test('leaves other names alone', () => expect(landscapeRelease('2026-09-30')).toBeNull());
