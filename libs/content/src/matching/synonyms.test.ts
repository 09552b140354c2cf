import { knownParts } from './synonyms';

const KNOWN = new Set(['한국어', '약국', '내과', '한국']);

describe('words written together', () => {
  const queries: string[] = [];
  const isKnown = (part: string): boolean => queries.push(part) > 0 && KNOWN.has(part);
  beforeEach(() => queries.splice(0));

  it('are taken apart into the fewest parts we know', () => {
    expect(knownParts('한국어약국', isKnown)).toEqual(['한국어', '약국']);
    expect(knownParts('행복약국', isKnown)).toBeNull();
  });

  it('cost little, however long somebody types without a space', () => {
    expect(knownParts('한국어약국'.repeat(8), isKnown)).toHaveLength(16);
    const ofALongOne = queries.length;
    expect(knownParts('가'.repeat(2_000), isKnown)).toBeNull();
    expect(queries.length).toBe(ofALongOne);
    expect(ofALongOne).toBeLessThan(40 * 16);
  });
});
