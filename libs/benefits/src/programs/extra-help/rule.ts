// Extra Help with drug costs: Medicare, and income below 150% of the poverty level or Medi-Cal
// (docs/facts/policy.md#extra-help and #decision-logic).
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../../figures/figure';
import { amountWithYear } from '../../figures/next-year';
import { dollars, fill, join } from '../later-texts';
import { assetsSurelyAbove } from '../assets';
import { countableIncome } from '../countable-income';
import type { Facts } from '../facts';
import { unitSize } from '../facts';
import { bandTest } from '../medicare-savings/band';
import { medicareStanding } from '../medicare/rule';
import { povertyLevel } from '../poverty';
import type { Figures, Verdict } from '../rule';
import { amount, outcomeOf, ruling } from '../ruling';
import words from './words.json';

const program = 'extra-help';

/** What brings Extra Help without an application, by what was said; null = it has to be applied for. */
export type Automatic = 'medi-cal' | 'savings' | null;

/** Full Medi-Cal up to the poverty level pays least, whatever else is there (docs/facts/policy.md#extra-help). */
export function copayIds(facts: Facts, figures: Figures, automatic: Automatic) {
  const isLow = automatic === 'medi-cal' && bandTest(facts, figures, 'qmb')?.fits === true;
  return isLow
    ? ({ generic: 'extraHelpCopayGenericLow', brand: 'extraHelpCopayBrandLow' } as const)
    : ({ generic: 'extraHelpCopayGeneric', brand: 'extraHelpCopayBrand' } as const);
}

function copaysText(facts: Facts, figures: Figures, automatic: Automatic) {
  const ids = copayIds(facts, figures, automatic);
  const generic = amountWithYear(figures, ids.generic, facts.asOf);
  const brand = amountWithYear(figures, ids.brand, facts.asOf);
  const found = [figureOn(figures, ids.generic, facts.asOf), figureOn(figures, ids.brand, facts.asOf)];
  return generic && brand
    ? { text: fill(automatic === null ? words.copaysIf : words.copays, { generic, brand }), figures: found }
    : { text: null, figures: [] };
}

/** The income test of an own application. */
function extraHelpIncomeRule(facts: Facts, figures: Figures, automatic: Automatic): EligibilityRule {
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
  const copays = copaysText(facts, figures, automatic);
  const counted = fill(words.counted, { income: dollars(facts.annualIncome), off: dollars(countable.takenOff) });
  return ruling(base, {
    outcome: isBelow ? 'pass' : 'fail',
    text: join(
      isBelow ? words.below : words.notBelow,
      isClose && words.borderline,
      isBelow && copays.text,
      isBelow && automatic === null && words.savings,
    ),
    yours: amount(countable.yearly, 'usd-per-year', countable.takenOff > 0 ? counted : null),
    limit: amount(limit, 'usd-per-year', words.mustBeBelow),
    comparison: 'below',
    isBorderline: isClose,
    figures: [level, share, ...countable.figures, ...(isBelow ? copays.figures : [])],
    sources: ['S41'],
  });
}

function deemedRule(facts: Facts, figures: Figures, automatic: Automatic): EligibilityRule {
  const copays = copaysText(facts, figures, automatic);
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
}

/** The savings test of an own application: Social Security's own limit, far below that of Medi-Cal. */
function assetsRule(facts: Facts, figures: Figures): EligibilityRule {
  const isCouple = unitSize(facts) > 1;
  const limit = figureOn(figures, isCouple ? 'extraHelpResourcesCouple' : 'extraHelpResourcesOne', facts.asOf);
  const burial =
    figureOn(figures, isCouple ? 'extraHelpResourcesBurialCouple' : 'extraHelpResourcesBurialOne', facts.asOf) ?? limit;
  const base = {
    id: 'extra-help.assets',
    program,
    title: words.assetsTitle,
    inputs: ['assetsBand', 'householdSize'],
    sources: ['S41'],
  } as const;
  if (!limit || !burial) return ruling(base, { outcome: 'unknown', text: words.unknown });
  const surely = assetsSurelyAbove(figures, facts);
  const isAbove = surely !== null && surely >= burial.value;
  const outcome = isAbove ? 'fail' : facts.assetsBand === 'withinExtraHelp' ? 'pass' : 'unknown';
  const text = { fail: words.assets, pass: words.assetsWithin, unknown: words.assetsUnknown }[outcome];
  return ruling(base, {
    outcome,
    text: fill(text, { limit: dollars(limit.value), burial: dollars(burial.value), year: String(limit.row.year) }),
    limit: amount(limit.value, 'usd'),
    comparison: 'at-most',
    figures: [limit, burial],
  });
}

function noMedicareRule(): EligibilityRule {
  return ruling({
    id: 'extra-help.medicare',
    program,
    outcome: 'fail',
    title: words.noMedicareTitle,
    text: words.noMedicare,
    inputs: ['age', 'citizenshipStatus', 'currentInsurance'],
    sources: ['S41'],
  });
}

/** Medicare comes first; then Medi-Cal or a savings program brings it by itself, else income and savings decide. */
export function extraHelpVerdict(facts: Facts, figures: Figures, automatic: Automatic): Verdict {
  const medicare = medicareStanding(facts, figures);
  if (!medicare.isPossible) {
    const rule = noMedicareRule();
    const outcome = medicare.outcome === 'unknown' ? 'unknown' : 'fail';
    return { outcome, rules: [{ ...rule, outcome, text: outcome === 'fail' ? rule.text : words.medicareOpen }] };
  }
  const income = extraHelpIncomeRule(facts, figures, automatic);
  if (automatic === null) {
    const rules = [income, assetsRule(facts, figures)];
    // One no is enough: savings nobody asked about add nothing to it, and an income that passes would read as a yes.
    const failed = rules.filter(({ outcome }) => outcome === 'fail');
    const deciding = failed.length > 0 ? failed : rules;
    return { outcome: outcomeOf(deciding), rules: deciding };
  }
  // A failed income test beside an automatic yes would read as a no, so the one that carries the person stands alone.
  const deemed = deemedRule(facts, figures, automatic);
  return { outcome: 'pass', rules: income.outcome === 'pass' ? [income, deemed] : [deemed] };
}
