// Extra Help with drug costs: Medicare, and income below 150% of the poverty level or Medi-Cal
// (docs/facts/policy.md#extra-help and #decision-logic).
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../../figures/figure';
import { dollars, fill, join } from '../later-texts';
import { assetsSurelyAbove } from '../assets';
import { countableIncome } from '../countable-income';
import type { Facts } from '../facts';
import { keptRule, once, unitOf } from '../kept-results';
import { medicareStanding } from '../medicare/rule';
import { povertyLevel } from '../poverty';
import type { Figures, Verdict } from '../rule';
import { amount, ruling } from '../ruling';
import words from './words.json';

const program = 'extra-help';

function copaysText({ asOf }: Facts, figures: Figures) {
  const generic = figureOn(figures, 'extraHelpCopayGeneric', asOf);
  const brand = figureOn(figures, 'extraHelpCopayBrand', asOf);
  if (!generic || !brand) return { text: null, figures: [] };
  const text = fill(words.copays, { generic: dollars(generic.value), brand: dollars(brand.value) });
  return { text, figures: [generic, brand] };
}

/** The income test of an own application. */
function extraHelpIncomeRule(facts: Facts, figures: Figures): EligibilityRule {
  const base = {
    id: 'extra-help.income',
    program,
    title: words.title,
    inputs: ['annualIncome', 'householdSize'],
  } as const;
  const countable = countableIncome(facts, figures);
  const level = povertyLevel(figures, facts.householdSize, facts.asOf);
  const share = figureOn(figures, 'extraHelpShare', facts.asOf);
  if (!countable || !level || !share) {
    return ruling(base, { outcome: 'unknown', text: words.unknown, sources: ['S41'] });
  }
  const limit = (level.value * share.value) / 100;
  const isBelow = countable.yearly < limit;
  const borderline = figureOn(figures, 'borderlineDollars', facts.asOf)?.value ?? 0;
  const isClose = !isBelow && countable.yearly - limit <= borderline;
  const copays = copaysText(facts, figures);
  const counted = fill(words.counted, { income: dollars(facts.annualIncome), off: dollars(countable.takenOff) });
  return ruling(base, {
    outcome: isBelow ? 'pass' : 'fail',
    text: join(
      isBelow ? words.below : words.notBelow,
      isClose && words.borderline,
      isBelow && copays.text,
      isBelow && words.savings,
    ),
    yours: amount(countable.yearly, 'usd-per-year', countable.takenOff > 0 ? counted : null),
    limit: amount(limit, 'usd-per-year', words.mustBeBelow),
    comparison: 'below',
    isBorderline: isClose,
    figures: [level, share, ...countable.figures, ...(isBelow ? copays.figures : [])],
    sources: ['S41'],
  });
}

const deemedRule = keptRule((facts: Facts, figures: Figures): EligibilityRule => {
  const copays = copaysText(facts, figures);
  return ruling({
    id: 'extra-help.automatic',
    program,
    outcome: 'pass',
    title: words.deemedTitle,
    text: join(words.deemed, copays.text),
    inputs: ['annualIncome', 'householdSize', 'citizenshipStatus'],
    figures: copays.figures,
    sources: ['S41'],
  });
});

/** Savings surely above the limit of an own application; null while nobody can say so. */
function assetsRule(facts: Facts, figures: Figures): EligibilityRule | null {
  const limit = figureOn(figures, unitOf(facts) > 1 ? 'extraHelpResourcesCouple' : 'extraHelpResourcesOne', facts.asOf);
  const surely = assetsSurelyAbove(figures, facts);
  if (!limit || surely === null || surely < limit.value) return null;
  return ruling({
    id: 'extra-help.assets',
    program,
    outcome: 'fail',
    title: words.assetsTitle,
    text: fill(words.assets, { limit: dollars(limit.value) }),
    inputs: ['assetsBand', 'householdSize'],
    limit: amount(limit.value, 'usd'),
    comparison: 'at-most',
    figures: [limit],
  });
}

/**
 * Medicare comes first; then Medi-Cal brings it by itself, else the income test decides.
 * @param hasMediCal the call's boolean for Medi-Cal
 */
export function extraHelpVerdict(facts: Facts, figures: Figures, hasMediCal: boolean): Verdict {
  if (!medicareStanding(facts, figures).isPossible) {
    const rule = ruling({
      id: 'extra-help.medicare',
      program,
      outcome: 'fail',
      title: words.noMedicareTitle,
      text: words.noMedicare,
      inputs: ['age', 'citizenshipStatus', 'currentInsurance'],
      sources: ['S41'],
    });
    return { outcome: 'fail', rules: [rule] };
  }
  const income = once(facts, extraHelpIncomeRule, extraHelpIncomeRule, facts, figures);
  const assets = hasMediCal ? null : assetsRule(facts, figures);
  if (assets) return { outcome: 'fail', rules: income.outcome === 'fail' ? [income, assets] : [assets] };
  // A failed income test beside an automatic yes would read as a no, so the one that carries the person stands alone.
  const rules = !hasMediCal
    ? [income]
    : income.outcome === 'pass'
      ? [income, deemedRule(facts, figures)]
      : [deemedRule(facts, figures)];
  return { outcome: rules[0]?.outcome ?? 'unknown', rules };
}
