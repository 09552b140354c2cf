// The words by which a record is found, as the database makes them from its `search_text` and its kinds.
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function wordsOf(text: string, specialties: string[] = [], languages: string[] = []): Promise<string[]> {
  const { rows } = await withClient(database.adminUrl, (client) =>
    client.query<{ words: string[] }>(`SELECT tsvector_to_array(guide.search_words($1, 'clinic', $2, $3)) AS words`, [
      text,
      specialties,
      languages,
    ]),
  );
  return rows[0]?.words ?? [];
}

it('are its words, those of its names once more, its type, specialties and languages', async () => {
  const words = await wordsOf(' lee clinic leeclinic | 2135550101 ', ['family'], ['Korean', 'Chinese (Mandarin)']);
  expect(new Set(words)).toEqual(
    new Set([
      'lee',
      'clinic',
      'leeclinic',
      '2135550101',
      '@lee',
      '@clinic',
      '@leeclinic',
      '=tclinic',
      '=sfamily',
      '=lKorean',
      '=lChinese_(Mandarin)',
    ]),
  );
});

it('of Hangul are also its ends, from each further syllable on', async () => {
  const words = await wordsOf(' ㅎㅏㄴㅂㅣㅊ ㅎㅂ | ㅅㅓㅇㅜㄹ ');
  expect(words).toEqual(
    expect.arrayContaining(['ㅎㅏㄴㅂㅣㅊ', '@ㅎㅏㄴㅂㅣㅊ', '~ㅂㅣㅊ', '@~ㅂㅣㅊ', '~ㅂ', 'ㅅㅓㅇㅜㄹ', '~ㅇㅜㄹ']),
  );
  expect(words).not.toContain('@ㅅㅓㅇㅜㄹ');
});

it.each([
  ['quotes, colons and backslashes', ` o'neil a:b c\\d | x `, 'oneil'],
  ['several spaces', '  lee   clinic | x ', '@clinic'],
  ['a very long word', ` ${'x'.repeat(5_000)} | y `, 'x'.repeat(200)],
  ['very many words', ` ${'lee '.repeat(50_000)}| y `, '@lee'],
])('are made of a text with %s', async (_of, text, word) => expect(await wordsOf(text)).toContain(word));
