// The words of a record are made in a quicker way than before, and are the same; those of the lots are the same words behind marks.
import { createTestDatabase, withClient, type TestDatabase } from '@app/testing/database';
import { WORDS } from './migrations/1795920000000-add-search-words';

const COUNT = 4_000;
const SIGNS = [
  ' ',
  '  ',
  ' |',
  '|',
  ' | ',
  "'",
  ':',
  '\\',
  '\t',
  '@',
  '=',
  '#',
  '~',
  '-',
  '.',
  '"',
  '&',
  'é',
  '가',
  'ㄱ',
  'ㅏ',
];
const WORDS_OF_TEXTS = [
  'lee',
  'clinic',
  '213',
  '2135550101',
  'ave',
  'a41151',
  'leeclinic',
  'o',
  '',
  'ㅅㅓㅇㅜㄹ',
  'ㅎㅏㄴㅂㅣㅊ',
  'ㅅㅇㅁㄷ',
  'ㄱㅏ',
  '서울',
  'ñ',
  '😀',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The same numbers each time (mulberry32). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * sides);
  };
}

function invented(): { text: string; type: string; specialties: string[]; languages: string[] }[] {
  const roll = dice(20261123);
  const of = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const some = (list: readonly string[]) => list.filter(() => roll(3) === 0);
  return Array.from({ length: COUNT }, (_, index) => {
    const isTidy = roll(2) === 0;
    const length = index % 100 === 0 ? 600 : roll(25);
    const parts = Array.from({ length }, () => `${of(WORDS_OF_TEXTS)}${isTidy ? ' ' : of(SIGNS)}`);
    const text = isTidy ? ` ${parts.join('').trim()} | rest${index} ` : parts.join('');
    const specialties = some(['internal-medicine', 'family', "it's", 'a:b']);
    return {
      text,
      type: of(['doctor', 'adultDayCare', 'clinic']),
      specialties,
      languages: some(['Korean', 'Chinese (Mandarin)', "O'odham"]),
    };
  });
}

it('makes the same words as before', async () => {
  await withClient(database.adminUrl, async (client) => {
    await client.query(WORDS.replace('guide.search_words', 'guide.search_words_before'));
    const asked = `FROM jsonb_to_recordset($1::jsonb) AS i(text text, type text, specialties text[], languages text[])`;
    const words = (name: string) => `${name}(i.text, i.type, i.specialties, i.languages)`;
    const records = JSON.stringify(invented());
    const { rows } = await client.query(
      `SELECT i.text, ${words('guide.search_words_before')}::text AS before, ${words('guide.search_words')}::text AS now ${asked}
        WHERE ${words('guide.search_words')} IS DISTINCT FROM ${words('guide.search_words_before')} LIMIT 3`,
      [records],
    );
    expect(rows).toEqual([]);
    const { rows: told } = await client.query<{ all: number; different: number }>(
      `SELECT count(w)::int AS all, count(DISTINCT w)::int AS different FROM (SELECT ${words('guide.search_words')} AS w ${asked}) made`,
      [records],
    );
    expect(told[0]?.all).toBe(COUNT);
    expect(told[0]?.different).toBeGreaterThan(COUNT / 2);
  });
});

it('has every word of a record once more behind the mark of each of its lots, and no other', async () => {
  await withClient(database.adminUrl, async (client) => {
    const made = `guide.search_words(i.text, i.type, i.specialties, i.languages)`;
    const { rows } = await client.query<{ words: string[]; marked: string[] }>(
      `SELECT tsvector_to_array(${made}) AS words, tsvector_to_array(guide.words_of_lots(${made})) AS marked
         FROM jsonb_to_recordset($1::jsonb) AS i(text text, type text, specialties text[], languages text[])`,
      [JSON.stringify(invented())],
    );
    const lots = new Map(['#0', '#1', '#2', '#k'].map((mark) => [mark, 0]));
    for (const { words, marked } of rows) {
      const marks = [...lots.keys()].filter((mark) => words.includes(mark));
      for (const mark of marks) lots.set(mark, (lots.get(mark) ?? 0) + 1);
      expect(new Set(marked)).toEqual(new Set(marks.flatMap((mark) => words.map((word) => mark + word))));
    }
    expect([...lots.values()].every((count) => count > 0)).toBe(true);
  });
});

it('those that wait for their index are indexed with the others', async () => {
  await withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string; isGathered: boolean }>(
      `SELECT c.relname AS name, prosrc LIKE '%''guide.' || c.relname || '''%' AS "isGathered"
         FROM pg_class c, pg_proc WHERE c.relname LIKE 'providers_by_words%' AND proname = 'index_gathered_words' ORDER BY 1`,
    );
    expect(rows).toEqual([
      { name: 'providers_by_words', isGathered: true },
      { name: 'providers_by_words_of_lots', isGathered: true },
    ]);
    await client.query('SELECT guide.index_gathered_words()');
  });
});
