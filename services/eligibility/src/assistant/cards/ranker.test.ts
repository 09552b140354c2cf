// The ranker on wordings that its training never saw. docs/assistant-report.md has the figures by kind of card.
import { wordingsOf } from './wordings';
import { isFirst, isOffered } from '../testing/ranking-report.fixture';
import { rankedApart } from '../testing/ranked-apart.fixture';
import { deserialize, serialize } from './model-file';
import { Ranker } from './ranker';
import { trainRanker } from './train-ranker';

const LEAST_FIRST = 0.78;
const LEAST_OFFERED = 0.9;

const few = wordingsOf('train').filter(({ card }) => /^(?:faq-pace|faq-cobra|word-hicap)$/.test(card));

describe('the ranker', () => {
  it.each(['ko', 'en'])('finds the right card of wordings set apart: %s', (language) => {
    const withCard = rankedApart().filter((one) => one.language === language && one.card !== 'none');
    expect(withCard.filter(isFirst).length / withCard.length).toBeGreaterThan(LEAST_FIRST);
    expect(withCard.filter(isOffered).length / withCard.length).toBeGreaterThan(LEAST_OFFERED);
  });

  it('is the same after each training, and after a file', () => {
    const once = serialize(trainRanker(few));
    expect(serialize(trainRanker(few))).toBe(once);
    expect(serialize(deserialize(once))).toBe(once);
  });

  it('ranks nothing where no feature is known', () => {
    expect(new Ranker(trainRanker(few)).rank('щ', 3)).toEqual([]);
    expect(new Ranker(trainRanker(few)).rank('cobra insurance', 1)[0]?.id).toBe('faq-cobra');
  });
});
