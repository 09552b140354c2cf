import { parseQuery } from '@app/content/matching/query';
import type { DataSource } from 'typeorm';
import { RecordWords } from './record-words';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('RecordWords', () => {
  let version: string | null;
  let words: string[];
  let reads: number;
  const answering = (read: () => Promise<string[]>) =>
    new RecordWords(
      { current: () => version },
      { query: async () => (await read()).map((word) => ({ word })) } as unknown as DataSource,
      'SELECT word',
    );
  const unread = () =>
    answering(() => {
      reads += 1;
      return Promise.resolve(words);
    });

  beforeEach(() => {
    version = 'one';
    words = ['kaiser', 'gold', '80', 'hmo', 'los', 'angeles', 'ㅋㅏㅇㅣㅈㅓ'];
    reads = 0;
  });

  async function ready(): Promise<RecordWords> {
    const asked = unread();
    asked.narrowed(parseQuery('x'));
    await settled();
    return asked;
  }

  /** Of names that were made up for it, those that a text may hold. */
  function kept(words: RecordWords, ...forms: string[]): string[] | undefined {
    const query = parseQuery('kaiser');
    const tokens = query.tokens.map((token) => ({ ...token, forms }));
    return words.narrowed({ ...query, tokens })?.tokens[0]?.forms;
  }

  it.each([
    ['kaiser', true],
    ['aise', true],
    ['kaisers', false],
    [' gold ', true],
    [' old ', false],
    ['los angeles', true],
    ['s angel', true],
    ['los angele ', false],
    ['kaiser silver', false],
    ['ㅏㅇㅣㅈ', true],
    ['', true],
  ])('knows whether a text may hold "%s": %s', async (form, isHeld) => {
    expect(kept(await ready(), form)).toEqual(isHeld ? [form] : undefined);
    expect(kept(await ready(), 'nowhere', form, 'hmo')).toEqual(isHeld ? [form, 'hmo'] : ['hmo']);
  });

  it('asks for every word but those of a language, which stand in no text', async () => {
    const words = await ready();
    expect(words.narrowed(parseQuery('kaiser gold'))).not.toBeNull();
    expect(words.narrowed(parseQuery('kaiser silver'))).toBeNull();
    expect(words.narrowed(parseQuery('kaiser 한국어'))).not.toBeNull();
  });

  it('keeps names that are asked for in another way', async () => {
    expect((await ready()).narrowed(parseQuery('medicare'))).toBeNull();
    const narrowed = (await ready()).narrowed(parseQuery('medicare'), (form) => form === 'medicare');
    expect(narrowed?.tokens[0]?.forms).toEqual(['medicare']);
  });

  it('leaves all as it is until the words are read, and reads them once for all who ask meanwhile', async () => {
    const asked = unread();
    expect([kept(asked, 'nowhere'), kept(asked, 'nowhere')]).toEqual([['nowhere'], ['nowhere']]);
    await settled();
    expect(kept(asked, 'nowhere')).toBeUndefined();
    expect(reads).toBe(1);
  });

  it('leaves all as it is while the records may be others, and reads them again', async () => {
    const asked = await ready();
    words = ['silver'];
    version = 'two';
    expect(kept(asked, 'silver')).toEqual(['silver']);
    await settled();
    expect([kept(asked, 'silver'), kept(asked, 'kaiser')]).toEqual([['silver'], undefined]);
    version = null;
    expect(kept(asked, 'kaiser')).toEqual(['kaiser']);
  });

  it('tries again after a read that failed', async () => {
    let fails = true;
    const asked = answering(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve(['gold'])));
    kept(asked, 'gold');
    await settled();
    fails = false;
    expect(kept(asked, 'silver')).toEqual(['silver']);
    await settled();
    expect(kept(asked, 'silver')).toBeUndefined();
  });
});
