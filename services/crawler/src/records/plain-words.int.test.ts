// The words that come with a record are those that the database makes of it itself.
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { plainWords } from './plain-words';

const COUNT = 3_000;
const PIECES = [
  'lee',
  'clinic',
  '213',
  'a41151',
  'o',
  '',
  ' ',
  '  ',
  ' | ',
  '|',
  'ñ',
  'ㄱㅏ',
  '서울',
  "'",
  ':',
  '\\',
  'Q',
  '-',
];
const SPECIALTIES = ['internal-medicine', 'family', 'x'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Half of them as records have them, half of whatever pieces; the same each time. */
function invented() {
  let state = 20261124;
  const roll = (sides: number): number => (state = (state * 48_271) % 2_147_483_647) % sides;
  const of = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  return Array.from({ length: COUNT }, (_, index) => {
    const words = (count: number) => Array.from({ length: count }, () => of(PIECES.slice(0, 5)));
    const tidy = ` ${words(1 + roll(4)).join(' ')} | ${words(index % 100 === 0 ? 700 : roll(9)).join(' ')} row${index} `;
    const text = index % 2 === 0 ? tidy : Array.from({ length: roll(12) }, () => of(PIECES)).join('');
    return { text, type: of(['doctor', 'clinic']), specialties: SPECIALTIES.filter(() => roll(2) === 0) };
  });
}

it('are the same for every plain text, and left to the database for every other', async () => {
  const records = invented().map((one) => ({ ...one, words: plainWords(one.text, one.type, one.specialties) }));
  const { rows } = await withClient(database.adminUrl, (client) =>
    client.query(
      `SELECT i.text, i.words::tsvector::text AS ours, made::text
         FROM jsonb_to_recordset($1::jsonb) AS i(text text, type text, specialties text[], words text),
              guide.search_words(i.text, i.type, i.specialties, '{}') AS made
        WHERE i.words::tsvector <> made LIMIT 3`,
      [JSON.stringify(records)],
    ),
  );
  expect(rows).toEqual([]);
  const brought = records.filter(({ words }) => words !== null);
  expect(brought.length).toBeGreaterThan(COUNT / 3);
  expect(brought.every(({ text }) => /^[a-z0-9 |]*$/.test(text))).toBe(true);
  for (const lot of ['#0', '#1', '#2']) expect(brought.some(({ words }) => words?.includes(` ${lot}`))).toBe(true);
});

it('are kept when they come with a record, and made anew when it changes', async () => {
  await withClient(database.adminUrl, async (client) => {
    const add = (name: string, words: string | null) =>
      client.query(
        `INSERT INTO guide.providers (type, natural_key, name, search_text, search_words, source, source_url, retrieved_at, checked_on, origin, content_hash)
         VALUES ('clinic', $1, $1, ' ' || $1 || ' | x ', $2::tsvector, 'nppes', 'https://a.test', now(), now(), 'live', '')`,
        [name, words],
      );
    await add('brought', 'ready');
    await add('made', null);
    await add('changed', 'ready');
    await client.query(`UPDATE guide.providers SET search_text = ' other | x ' WHERE name = 'changed'`);
    const { rows } = await client.query<{ name: string; words: string[] }>(
      `SELECT name, tsvector_to_array(search_words) AS words FROM guide.providers ORDER BY name`,
    );
    const words = new Map(rows.map((row) => [row.name, row.words.filter((word) => !word.startsWith('#'))]));
    expect(words.get('brought')).toEqual(['ready']);
    expect(words.get('made')).toEqual(['=tclinic', '@made', 'made', 'x']);
    expect(words.get('changed')).toEqual(['=tclinic', '@other', 'other', 'x']);
  });
});
