// SSI/SSP and CAPI: key limits only; the offices look at much more (policy.md 7).
import type { EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../../figures/figure';
import { dollars, fill, join } from '../amount-texts';
import { countableIncome } from '../countable-income';
import type { Facts } from '../facts';
import type { Figures } from '../rule';
import { amount, ruling } from '../ruling';
import { CASH_AND_FOOD_WORDS as words } from './words';

const MONTHS = 12;
const program = 'cash-and-food';
const inputs = ['age', 'annualIncome', 'householdSize', 'assetsBand', 'citizenshipStatus'];

const isCitizen = ({ status, exactStatus }: Facts): boolean => (exactStatus ?? status) === 'citizen';

function isAgedOrDisabled({ asOf, age, isDisabled }: Facts, figures: Figures): boolean {
  const aged = figureOn(figures, 'mediCalAgedAge', asOf);
  return isDisabled === true || (aged !== null && age >= aged.value);
}

/** Countable income against the month's amount, below which something is paid. */
function monthly(facts: Facts, figures: Figures, one: 'ssiOne' | 'capiOne', couple: 'ssiCouple' | 'capiCouple') {
  const limit = figureOn(figures, facts.householdSize > 1 ? couple : one, facts.asOf);
  const income = countableIncome(facts, figures);
  if (!limit || !income) return null;
  const month = Math.round((income.yearly * 100) / MONTHS) / 100;
  return { limit, month, isBelow: month < limit.value, figures: income.figures };
}

/** Passes only for a citizen below the limit whose savings nobody has to ask: savings are always asked, so unknown. */
export function ssiRule(facts: Facts, figures: Figures): EligibilityRule {
  const base = {
    id: 'cash-and-food.ssi',
    program,
    title: words.ssiTitle,
    inputs,
    sources: ['ssiCalifornia', 'S46'],
  } as const;
  if (!isAgedOrDisabled(facts, figures)) return ruling({ ...base, outcome: 'fail', text: words.ssiGroup });
  const found = monthly(facts, figures, 'ssiOne', 'ssiCouple');
  const resources = figureOn(figures, facts.householdSize > 1 ? 'ssiResourcesCouple' : 'ssiResourcesOne', facts.asOf);
  if (!found || !resources) return ruling({ ...base, outcome: 'unknown', text: words.unknown });
  const parts = { limit: dollars(found.limit.value), resources: dollars(resources.value) };
  const hasTooMuch = facts.assetsBand === 'upToCouple' || facts.assetsBand === 'aboveCouple';
  const isShutBySavings = found.isBelow && hasTooMuch;
  const outcome: RuleOutcome = found.isBelow && !hasTooMuch ? 'unknown' : 'fail';
  const text: BilingualText = !found.isBelow ? words.ssiAbove : hasTooMuch ? words.ssiSavings : words.ssiBelow;
  return ruling({
    ...base,
    outcome,
    text: join(fill(text, parts), outcome === 'unknown' && !isCitizen(facts) && words.ssiStatus),
    // Savings, not income, shut these out: a limit of income beside the no would read as its reason.
    yours: isShutBySavings ? null : amount(found.month, 'usd-per-month', words.counted),
    limit: isShutBySavings
      ? amount(resources.value, 'usd')
      : amount(found.limit.value, 'usd-per-month', words.mustBeBelow),
    comparison: isShutBySavings ? null : 'below',
    figures: [found.limit, resources, ...found.figures],
  });
}

/** Only for non-citizens; null for citizens, whom it does not concern. */
export function capiRule(facts: Facts, figures: Figures): EligibilityRule | null {
  if (isCitizen(facts) || !isAgedOrDisabled(facts, figures)) return null;
  const base = { id: 'cash-and-food.capi', program, title: words.capiTitle, inputs, sources: ['capi'] } as const;
  const found = monthly(facts, figures, 'capiOne', 'capiCouple');
  if (!found) return ruling({ ...base, outcome: 'unknown', text: words.unknown });
  return ruling({
    ...base,
    outcome: found.isBelow ? 'unknown' : 'fail',
    text: fill(found.isBelow ? words.capiBelow : words.capiAbove, { limit: dollars(found.limit.value) }),
    yours: amount(found.month, 'usd-per-month', words.counted),
    limit: amount(found.limit.value, 'usd-per-month', words.mustBeBelow),
    comparison: 'below',
    figures: [found.limit, ...found.figures],
  });
}
