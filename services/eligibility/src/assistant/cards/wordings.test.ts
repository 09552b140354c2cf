// The cards and the bank of ways to ask: complete, in both languages, and no wording of the set apart in the training.
import { CARDS } from '@app/content/asking/cards';
import { NO_CARD } from '@app/contracts/http/answer-counts';
import { HARMLESS } from './ranker-model';
import { readWordings, wordingsOf } from './wordings';

const LANGUAGES = ['ko', 'en'] as const;
/** Of each card, in each language. */
const LEAST_WORDINGS = 10;
const train = wordingsOf('train');
const apart = wordingsOf('apart');
const known = new Set([NO_CARD, HARMLESS, ...CARDS.map(({ id }) => id)]);

/** A wording without case, spaces and punctuation. */
const bare = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

describe('the cards', () => {
  it('are 350 or more, each once', () => {
    expect(CARDS.length).toBeGreaterThanOrEqual(350);
    expect(known.size).toBe(CARDS.length + 2);
  });

  it('have a question in both languages, and an answer or a line to call', () => {
    const bad = CARDS.filter(
      ({ asks, answers, lines = [] }) => !asks.ko || !asks.en || (answers.length === 0 && lines.length === 0),
    );
    expect(bad).toEqual([]);
  });
});

describe('the wordings', () => {
  it('belong to cards that are there', () => {
    expect([...train, ...apart].filter(({ card }) => !known.has(card))).toEqual([]);
  });

  it.each(LANGUAGES)('are enough for each card: %s', (language) => {
    const counts = new Map<string, number>();
    for (const wording of train.filter((one) => one.language === language))
      counts.set(wording.card, (counts.get(wording.card) ?? 0) + 1);
    expect(CARDS.filter(({ id }) => (counts.get(id) ?? 0) < LEAST_WORDINGS).map(({ id }) => id)).toEqual([]);
  });

  it('stand once in the training, and none of the set apart in it', () => {
    const seen = new Set<string>();
    const twice = train.filter(({ text }) => seen.size === seen.add(bare(text)).size);
    expect(twice).toEqual([]);
    expect(apart.filter(({ text }) => seen.has(bare(text)))).toEqual([]);
  });

  it('are read by section, and refused before one', () => {
    expect(readWordings('[a ko]\n하나\n\n[a en]\none\n')).toEqual([
      { card: 'a', language: 'ko', text: '하나' },
      { card: 'a', language: 'en', text: 'one' },
    ]);
    expect(() => readWordings('one')).toThrow('line 1');
  });
});
