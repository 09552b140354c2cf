// One answer asks several programs, and they ask each other: a verdict worked out once for a person is kept while that
// person's facts are. Nothing outlives the facts, and facts are never changed in place.
import type { Facts } from './facts';
import type { Figures, Verdict } from './rule';

/** The same function, answering again at once for the same facts and figures. */
export function remembered(judge: (facts: Facts, figures: Figures) => Verdict) {
  const known = new WeakMap<Facts, { figures: Figures; verdict: Verdict }>();
  return (facts: Facts, figures: Figures): Verdict => {
    const before = known.get(facts);
    if (before?.figures === figures) return before.verdict;
    const verdict = judge(facts, figures);
    known.set(facts, { figures, verdict });
    return verdict;
  };
}
