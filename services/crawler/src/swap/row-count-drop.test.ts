import { baselineOf, type EarlierRead, judgeDrop } from './row-count-drop';

const good = (found: number): EarlierRead => ({ found, isTruncated: false, isForced: false });
const cut = (found: number): EarlierRead => ({ ...good(found), isTruncated: true });
const forced = (found: number): EarlierRead => ({ ...good(found), isForced: true });

describe('what a read is measured by', () => {
  it.each([
    ['nothing was read before', [], null],
    ['one good read', [good(100)], 100],
    ['the larger of the last two good reads', [good(81), good(100), good(900)], 100],
    ['a cut list that was longer than the good ones', [good(2), cut(2_400), good(3)], 2_400],
    ['a cut list alone', [cut(2_400)], 2_400],
    ['a cut list of before the last two good ones is over', [good(2), good(2), cut(2_400)], 2],
    ['a forced read alone', [forced(2), good(100), good(100)], 2],
    ['a forced read and what came after it', [good(3), forced(2), good(100)], 3],
    ['a forced read of a cut list gave nothing up', [{ ...forced(2), isTruncated: true }, good(100)], 100],
  ])('%s', (_what, reads, baseline) => {
    expect(baselineOf(reads)).toBe(baseline);
  });

  it('refuses a part with over a fifth less, by its name', () => {
    const measured = (found: number) => ({ found: new Map([['2026', found]]), before: new Map([['2026', 100]]) });
    expect(() => judgeDrop(measured(79), 'refuse')).toThrow(/2026: 79 records/);
    expect(judgeDrop(measured(80), 'refuse')).toBeNull();
    expect(() => judgeDrop(measured(0), 'refuse')).toThrow(
      expect.objectContaining({ failureClass: 'empty_result' }) as Error,
    );
    expect(judgeDrop(measured(79), 'keep')).toEqual({ found: 79, before: 100 });
  });
});
