import * as now from './amount-texts';
import * as later from './later-texts';

const WORDS = { ko: '{{a}}까지, {{b}}', en: 'up to {{a}}, {{b}} {{unknown}}' };

const texts = ({ dollars, fill, join }: Pick<typeof now, 'dollars' | 'fill' | 'join'>) => [
  dollars(1_836),
  dollars(-202.9),
  fill(WORDS, { a: dollars(5), b: '7' }),
  fill({ ko: '없음', en: 'none' }, {}),
  join(null, fill(WORDS, { a: '1', b: '2' }), false, { ko: '끝', en: 'end' }),
  join(undefined),
];

test('a text that is worded later says the same, read and as JSON', () => {
  const expected = texts(now);
  expect(texts(later).map(({ ko, en }) => ({ ko, en }))).toEqual(expected);
  expect(JSON.stringify(texts(later))).toBe(JSON.stringify(expected));
});

test('nothing is worded before somebody reads it', () => {
  let reads = 0;
  const part = {
    ko: '오',
    get en() {
      reads += 1;
      return 'five';
    },
  };
  const text = later.join(later.fill({ ko: '{{n}}', en: 'n {{n}}' }, { n: part }), part);
  expect(reads).toBe(0);
  expect([text.en, text.en]).toEqual(['n five five', 'n five five']);
  expect(reads).toBe(2);
});
