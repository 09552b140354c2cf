// SSI/SSP and CAPI: key limits only; the offices look at much more (docs/facts/policy.md#cash-and-other-help).
import type { EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../../figures/figure';
import { dollars, fill, join } from '../later-texts';
import { countableIncome } from '../countable-income';
import { assetsSurelyAbove } from '../assets';
import type { Facts } from '../facts';
import { isFrom, unitSize } from '../facts';
import type { Figures } from '../rule';
import { amount, ruling } from '../ruling';
import words from './words.json';

const MONTHS = 12;
const inputs = ['age', 'annualIncome', 'householdSize', 'assetsBand', 'citizenshipStatus'];

export const isCitizen = ({ status, exactStatus }: Facts): boolean => (exactStatus ?? status) === 'citizen';

/** Null = under 65, and a disability was not asked. */
export function isAgedOrDisabled(facts: Facts, figures: Figures): boolean | null {
  const aged = figureOn(figures, 'mediCalAgedAge', facts.asOf);
  return aged !== null && isFrom(facts, aged.value) ? true : facts.isDisabled;
}

/** Countable income against the month's amount, below which something is paid. */
function monthly(facts: Facts, figures: Figures, one: 'ssiOne' | 'capiOne', couple: 'ssiCouple' | 'capiCouple') {
  const limit = figureOn(figures, unitSize(facts) > 1 ? couple : one, facts.asOf);
  const income = countableIncome(facts, figures);
  if (!limit || !income) return null;
  const month = Math.round((income.yearly * 100) / MONTHS) / 100;
  return { limit, month, isBelow: month < limit.value, figures: income.figures };
}

/** Never passes: savings of a few thousand dollars, status and disability are asked by the office, not here. */
export function ssiRule(facts: Facts, figures: Figures): EligibilityRule {
  const base = {
    id: 'ssi.income',
    program: 'ssi',
    title: words.ssiTitle,
    inputs,
    sources: ['ssiCalifornia', 'S46'],
  } as const;
  const found = monthly(facts, figures, 'ssiOne', 'ssiCouple');
  const resources = figureOn(figures, unitSize(facts) > 1 ? 'ssiResourcesCouple' : 'ssiResourcesOne', facts.asOf);
  if (!found || !resources) return ruling(base, { outcome: 'unknown', text: words.unknown });
  const parts = { limit: dollars(found.limit.value), resources: dollars(resources.value) };
  const isInGroup = isAgedOrDisabled(facts, figures);
  const surely = assetsSurelyAbove(figures, facts);
  const isShutBySavings = found.isBelow && surely !== null && surely >= resources.value;
  const outcome: RuleOutcome = found.isBelow && !isShutBySavings && isInGroup !== false ? 'unknown' : 'fail';
  const text: BilingualText = !found.isBelow
    ? words.ssiAbove
    : isShutBySavings
      ? words.ssiSavings
      : isInGroup
        ? words.ssiBelow
        : words.ssiGroup;
  return ruling(base, {
    outcome,
    text: join(fill(text, parts), outcome === 'unknown' && !isCitizen(facts) && words.ssiStatus),
    // Savings or the group shut these out: a limit of income beside the no would read as its reason.
    yours: found.isBelow && outcome === 'fail' ? null : amount(found.month, 'usd-per-month', words.counted),
    limit: isShutBySavings
      ? amount(resources.value, 'usd')
      : found.isBelow && outcome === 'fail'
        ? null
        : amount(found.limit.value, 'usd-per-month', words.mustBeBelow),
    comparison: found.isBelow && outcome === 'fail' ? null : 'below',
    figures: [found.limit, resources, ...found.figures],
  });
}

/** For people whom their status keeps out of SSI; a citizen applies for SSI instead. */
export function capiRule(facts: Facts, figures: Figures): EligibilityRule {
  const base = { id: 'capi.income', program: 'capi', title: words.capiTitle, inputs, sources: ['capi'] } as const;
  const found = monthly(facts, figures, 'capiOne', 'capiCouple');
  if (!found) return ruling(base, { outcome: 'unknown', text: words.unknown });
  const isForThem = !isCitizen(facts) && isAgedOrDisabled(facts, figures) !== false;
  if (!isForThem) {
    const text = isCitizen(facts) ? words.capiCitizen : words.ssiGroup;
    return ruling(base, { outcome: 'fail', text, figures: [found.limit] });
  }
  return ruling(base, {
    outcome: found.isBelow ? 'unknown' : 'fail',
    text: fill(found.isBelow ? words.capiBelow : words.capiAbove, { limit: dollars(found.limit.value) }),
    yours: amount(found.month, 'usd-per-month', words.counted),
    limit: amount(found.limit.value, 'usd-per-month', words.mustBeBelow),
    comparison: 'below',
    figures: [found.limit, ...found.figures],
  });
}
