import type { LookUp, Term } from '@app/content/matching/word-look-up';
import { dice } from '@app/testing/invented/names.mjs';
import { milesBetween } from '../geography';
import { type KnownRecords, RecordSets } from './record-sets';

interface Invented {
  id: string;
  words: Set<string>;
  point: [latitude: number, longitude: number] | null;
}

const WORDS = { md: 0.7, los: 0.3, medical: 0.05, garcia: 0.02, kim: 0.01 };
const KOREATOWN = { latitude: 34.06, longitude: -118.3 };
const OF_A_PART = 300;

const chance = dice(5);
const records: Invented[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: index.toString(16).padStart(32, '0'),
  words: new Set(Object.entries(WORDS).flatMap(([word, share]) => (chance.next() < share ? [word] : []))),
  point: index % 7 === 0 ? null : [33 + 2 * chance.next(), -119 + 2 * chance.next()],
}));

/** As the database tells them, part by part; the last one is empty. */
function setsOf(all: readonly Invented[]): RecordSets {
  const sets = new RecordSets(Object.entries(WORDS));
  for (let from = 0; from < all.length + OF_A_PART; from += OF_A_PART) {
    const part = all.slice(from, from + OF_A_PART);
    const placesOf = (word: string) =>
      part.flatMap(({ words }, place) => (words.has(word) ? [String(place)] : [])).join(',');
    const words = [...Object.keys(WORDS), 'nobody asked for'].map((word) => ({ word, places: placesOf(word) }));
    sets.addPart({
      ids: part.map(({ id }) => id).join(''),
      latitudes: part.map(({ point }) => point?.[0] ?? null),
      longitudes: part.map(({ point }) => point?.[1] ?? null),
      words: words.filter(({ places }) => places !== ''),
    });
  }
  return sets;
}

const term = (lexeme: string, isPrefix = false): Term => ({ lexeme, isPrefix });
const one = (...lexemes: string[]): LookUp => [lexemes.map((lexeme) => term(lexeme))];
const both = (...lexemes: string[]): LookUp => lexemes.map((lexeme) => [term(lexeme)]);
const idsWhere = (holds: (record: Invented) => boolean): string[] => records.filter(holds).map(({ id }) => id);

describe('RecordSets', () => {
  const sets = setsOf(records);
  const answering = (groups: LookUp[][], most = 2_000): KnownRecords | null => sets.answering(groups, undefined, most);

  it('knows who has all words, whether their records are kept as bits or as a list', () => {
    for (const [first, second] of [
      ['md', 'los'],
      ['md', 'kim'],
      ['garcia', 'kim'],
    ] as const) {
      const known = answering([[one(first)], [one(second)]]);
      expect(known?.ids).toEqual(idsWhere(({ words }) => words.has(first) && words.has(second)));
      expect(known).toMatchObject({ others: [], isPart: false });
    }
  });

  it('one way to answer is enough, and within it each of its lists has to', () => {
    const known = answering([[one('kim', 'garcia'), both('medical', 'los')], [one('md')]]);
    const holds = ({ words }: Invented) =>
      words.has('md') && (words.has('kim') || words.has('garcia') || (words.has('medical') && words.has('los')));
    expect(known?.ids).toEqual(idsWhere(holds));
    expect(known?.ids.length).toBeGreaterThan(20);
  });

  it('tells which words it does not know, each once: a beginning is none of its words', () => {
    const known = answering([[one('md', 'doktor'), [[term('kim', true)]]], [both('garcia', 'doktor')]]);
    expect(known).toEqual({ ids: [], others: [term('doktor'), term('kim', true)], isPart: false });
  });

  it('does not answer where too many have all words', () => {
    const count = idsWhere(({ words }) => words.has('md')).length;
    expect(answering([[one('md')]], count)?.ids).toHaveLength(count);
    expect(answering([[one('md')]], count - 1)).toBeNull();
  });

  it('around a place: those within the miles, and of many the nearest', () => {
    const milesOf = ({ point }: Invented): number => (point ? milesBetween(KOREATOWN, ...point) : Infinity);
    const near = records.filter((record) => record.words.has('los') && milesOf(record) <= 25);
    const around = { center: KOREATOWN, miles: 25 };
    const all = sets.answering([[one('los')]], around, 500);
    expect(all).toEqual({ ids: near.map(({ id }) => id), others: [], isPart: false });
    const nearest = near.toSorted((first, second) => milesOf(first) - milesOf(second)).slice(0, 21);
    const part = sets.answering([[one('los')]], around, 20);
    expect(part?.isPart).toBe(true);
    expect(part?.ids).toEqual(nearest.map(({ id }) => id).toSorted());
  });

  it('holds nobody where there are no records', () => {
    expect(setsOf([]).answering([[one('md')]], undefined, 1)).toEqual({ ids: [], others: [], isPart: false });
  });
});
