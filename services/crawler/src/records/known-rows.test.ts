import { ReadRows } from './known-rows';

const rows = (...entries: [npi: number, hash: bigint][]) => {
  const bytes = Buffer.alloc(entries.length * 16);
  entries.forEach(([npi, hash], at) => {
    bytes.writeBigInt64BE(BigInt(npi), at * 16);
    bytes.writeBigInt64BE(hash, at * 16 + 8);
  });
  return new ReadRows(bytes);
};

describe('rows that were read before', () => {
  it('are known as they stood, and only then', () => {
    const known = rows([1_234_567_893, -5n], [1_999_999_984, 7n], [2_000_000_002, 8n]);
    expect(known.isKnown(1_234_567_893, -5n)).toBe(true);
    expect(known.isKnown(1_999_999_984, 8n)).toBe(false);
    expect(known.isKnown(1_000_000_004, 8n)).toBe(false);
    expect([...known.seen()]).toEqual([1_234_567_893]);
  });

  it('are read when the file holds a number twice, once as it stood', () => {
    for (const hashes of [
      [7n, 6n],
      [6n, 7n],
    ]) {
      const known = rows([1_999_999_984, 7n]);
      hashes.forEach((hash) => known.isKnown(1_999_999_984, hash));
      expect(known.isKnown(1_999_999_984, 7n)).toBe(false);
      expect([...known.seen()]).toEqual([]);
    }
  });

  it('are none at first', () => {
    expect([...rows().seen()]).toEqual([]);
  });
});
