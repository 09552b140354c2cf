import { enoughOf } from './enough-of';

let ended = 0;
let given = 0;
beforeEach(() => {
  ended = 0;
  given = 0;
});

async function* batchesOf(...batches: number[][]): AsyncGenerator<readonly number[]> {
  try {
    for (const batch of batches) {
      given += 1;
      yield await Promise.resolve(batch);
    }
  } finally {
    ended += 1;
  }
}

const all = async (batches: AsyncIterable<readonly number[]>): Promise<number[]> => {
  const found: number[] = [];
  for await (const batch of batches) found.push(...batch);
  return found;
};

describe('enough of a stream', () => {
  it.each([
    [3, true, 2],
    [4, true, 3],
    [6, true, 3],
    [7, false, 3],
  ])('of %d: %s, after %d batches, and nothing is lost', async (least, isEnough, looked) => {
    const seen = await enoughOf(batchesOf([1, 2], [3], [4, 5, 6]), least);
    expect([seen.isEnough, given]).toEqual([isEnough, looked]);
    expect(await all(seen.batches)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ended).toBe(1);
  });

  it('ends the stream when nobody wants the rest, and passes on what goes wrong', async () => {
    for await (const batch of (await enoughOf(batchesOf([1], [2], [3]), 1)).batches) {
      expect(batch).toEqual([1]);
      break;
    }
    expect([given, ended]).toEqual([1, 1]);
    async function* broken() {
      yield await Promise.resolve([1]);
      throw new Error('broken off');
    }
    await expect(all((await enoughOf(broken(), 1)).batches)).rejects.toThrow('broken off');
    await expect(enoughOf(broken(), 2)).rejects.toThrow('broken off');
  });
});
