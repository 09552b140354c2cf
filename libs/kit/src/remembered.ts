// What every request asks again: who an address is, whether a host is ours. Strangers choose the texts, so few and short ones are kept.
const MOST = 1_000;
const LONGEST = 64;

/** The same function, which works out a short text once; it must depend on the text alone. */
export function remembered<T extends NonNullable<unknown> | null>(answerOf: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const answer = answerOf(text);
    if (text.length > LONGEST) return answer;
    if (known.size >= MOST) known.clear();
    known.set(text, answer);
    return answer;
  };
}
