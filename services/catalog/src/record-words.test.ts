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
    asked.mayHold(['x']);
    await settled();
    return asked;
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
  ])('knows whether a text may hold "%s": %s', async (form, expected) => {
    expect((await ready()).mayHold([form])).toBe(expected);
    expect((await ready()).mayHold(['nowhere', form])).toBe(expected);
  });

  it('says yes until the words are read, and reads them once for all who ask meanwhile', async () => {
    const asked = unread();
    expect([asked.mayHold(['nowhere']), asked.mayHold(['nowhere'])]).toEqual([true, true]);
    await settled();
    expect(asked.mayHold(['nowhere'])).toBe(false);
    expect(reads).toBe(1);
  });

  it('says yes while the records may be others, and reads them again', async () => {
    const asked = await ready();
    words = ['silver'];
    version = 'two';
    expect(asked.mayHold(['silver'])).toBe(true);
    await settled();
    expect([asked.mayHold(['silver']), asked.mayHold(['kaiser'])]).toEqual([true, false]);
    version = null;
    expect(asked.mayHold(['kaiser'])).toBe(true);
  });

  it('tries again after a read that failed', async () => {
    let fails = true;
    const asked = answering(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve(['gold'])));
    asked.mayHold(['gold']);
    await settled();
    fails = false;
    expect(asked.mayHold(['silver'])).toBe(true);
    await settled();
    expect(asked.mayHold(['silver'])).toBe(false);
  });
});
