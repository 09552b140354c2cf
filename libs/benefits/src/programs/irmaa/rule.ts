// The surcharge that people with high income pay on Part B and Part D (docs/facts/policy.md#irmaa).
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import type { FigureId } from '../../figures/figures';
import { figureOn } from '../../figures/figure';
import type { FoundFigure } from '../../figures/figure';
import { dollars, fill, join } from '../later-texts';
import type { Facts } from '../facts';
import type { Figures, Verdict } from '../rule';
import { amount, ruling } from '../ruling';
import words from './words.json';

const STEPS = [1, 2, 3, 4, 5] as const;
type Step = 0 | (typeof STEPS)[number];

/** The Part B premium of a step: the standard one where there is no surcharge. */
export const partBPremiumId = (step: Step) => (step === 0 ? 'partBPremium' : (`irmaaPartB${step}` as const));

/** The premium of a year follows the tax return of two years before. */
const YEARS_BACK = 2;

interface Edge {
  step: Step;
  id: FigureId;
  /** The last step begins at its edge; the others above it. */
  isInclusive: boolean;
}

function edgesOf({ householdSize, isMarriedFilingSeparately }: Facts): Edge[] {
  if (isMarriedFilingSeparately) {
    return [
      { step: 4, id: 'irmaaSingle1', isInclusive: false },
      { step: 5, id: 'irmaaSeparateTop', isInclusive: true },
    ];
  }
  const filing = householdSize > 1 ? 'irmaaJoint' : 'irmaaSingle';
  return STEPS.map((step) => ({ step, id: `${filing}${step}` as const, isInclusive: step === 5 }));
}

const isReached = (income: number, limit: number, isInclusive: boolean): boolean =>
  isInclusive ? income >= limit : income > limit;

/** 0 = no surcharge, 1 to 5 = the steps of the table; null when the edges of the day are not loaded. */
export function irmaaStep(
  facts: Facts,
  figures: Figures,
): { step: Step; edge: FoundFigure; next: FoundFigure | null } | null {
  const edges = edgesOf(facts).map((edge) => ({ ...edge, found: figureOn(figures, edge.id, facts.asOf) }));
  const [first] = edges;
  if (!first?.found) return null;
  const reached = edges.filter(
    ({ found, isInclusive }) => found && isReached(facts.annualIncome, found.value, isInclusive),
  );
  const next = edges[reached.length]?.found ?? null;
  return { step: reached.at(-1)?.step ?? 0, edge: reached.at(-1)?.found ?? first.found, next };
}

/**
 * `pass` = no surcharge, `fail` = a surcharge is possible. Income is the year's asked, as nobody was asked for an
 * older one.
 */
export function irmaaVerdict(facts: Facts, figures: Figures): Verdict {
  const { asOf, annualIncome, householdSize, isMarriedFilingSeparately } = facts;
  const base = {
    id: 'irmaa.step',
    program: 'irmaa',
    title: words.title,
    inputs: ['annualIncome', 'householdSize'],
  } as const;
  const found = irmaaStep(facts, figures);
  const partB = found && figureOn(figures, partBPremiumId(found.step), asOf);
  const partD = found && figureOn(figures, `irmaaPartD${found.step}`, asOf);
  const first = figureOn(figures, edgesOf(facts)[0]?.id ?? 'irmaaSingle1', asOf);
  if (!found || !partB || !partD || !first) {
    const rule = ruling(base, { outcome: 'unknown', text: words.unknown, sources: ['S14'] });
    return { outcome: 'unknown', rules: [rule] };
  }
  const isNone = found.step === 0;
  const text = fill(isNone ? words.none : words.surcharge, {
    partB: dollars(partB.value),
    partD: dollars(partD.value),
    year: String(partB.row.year),
    incomeYear: String(partB.row.year - YEARS_BACK),
  });
  const isJoint = householdSize > 1 && !isMarriedFilingSeparately;
  const rule: EligibilityRule = ruling(base, {
    outcome: isNone ? 'pass' : 'fail',
    text: join(text, isJoint && words.joint, !isNone && words.lifeEvent),
    yours: amount(annualIncome, 'usd-per-year'),
    limit: amount(first.value, 'usd-per-year'),
    comparison: 'at-most',
    figures: [first, found.edge, partB, partD],
  });
  return { outcome: rule.outcome, rules: [rule] };
}
