// BM25 over a few hundred short texts, built once. The score alone says which text is nearest, never that it answers: `covered` says
// how much of the question stands in it.
export interface IndexedText<Value> {
  value: Value;
  /** Names and questions: they count more. */
  title: readonly string[];
  body: readonly string[];
}

export interface Hit<Value> {
  value: Value;
  score: number;
  /** Share of the question, weighed by how telling its tokens are, that stands in the title; and in the whole. */
  inTitle: number;
  covered: number;
  /** Tokens that the question and the title share. */
  shared: readonly string[];
}

interface Entry<Value> {
  value: Value;
  counts: Map<string, number>;
  titles: Set<string>;
  length: number;
}

const TITLE_WEIGHT = 3;
/** How fast a token that is said again counts less, and how much a long text is held back (the usual ones of BM25). */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.5;

function entryOf<Value>({ value, title, body }: IndexedText<Value>): Entry<Value> {
  const counts = new Map<string, number>();
  for (const token of title) counts.set(token, (counts.get(token) ?? 0) + TITLE_WEIGHT);
  for (const token of body) counts.set(token, (counts.get(token) ?? 0) + 1);
  return { value, counts, titles: new Set(title), length: title.length + body.length };
}

export class SearchIndex<Value> {
  private readonly entries: readonly Entry<Value>[];
  private readonly frequency = new Map<string, number>();
  private readonly averageLength: number;

  constructor(texts: readonly IndexedText<Value>[]) {
    this.entries = texts.map(entryOf);
    for (const { counts } of this.entries) {
      for (const token of counts.keys()) this.frequency.set(token, (this.frequency.get(token) ?? 0) + 1);
    }
    this.averageLength = this.entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.entries.length);
  }

  /** How telling a token is; one that no text has tells the most. */
  private weight(token: string): number {
    const found = this.frequency.get(token) ?? 0;
    return Math.log(1 + (this.entries.length - found + 0.5) / (found + 0.5));
  }

  /** The best first; only texts that hold a token of the question. */
  find(tokens: readonly string[], most: number): Hit<Value>[] {
    const weighted = [...new Set(tokens)].map((token) => ({ token, weight: this.weight(token) }));
    const all = weighted.reduce((sum, { weight }) => sum + weight, 0);
    if (all === 0) return [];
    const hits = this.entries.map(({ value, counts, titles, length }) => {
      const held = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / this.averageLength);
      let [score, inTitle, covered] = [0, 0, 0];
      const shared: string[] = [];
      for (const { token, weight } of weighted) {
        const count = counts.get(token);
        if (count === undefined) continue;
        score += (weight * count * (SATURATION + 1)) / (count + held);
        covered += weight;
        if (!titles.has(token)) continue;
        inTitle += weight;
        shared.push(token);
      }
      return { value, score, inTitle: inTitle / all, covered: covered / all, shared };
    });
    return hits
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, most);
  }
}
