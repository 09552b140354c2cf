// Work credits: what they mean for a permanent resident's right to Medicare and for the premium of Part A
// (docs/facts/policy.md#medicare-who-is-eligible).
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../../figures/figure';
import { dollars, fill } from '../later-texts';
import type { Facts } from '../facts';
import type { Figures } from '../rule';
import { amount, ruling } from '../ruling';
import words from './words.json';

const program = 'medicare';

/** Permanent residents at 65: full credits, or five years of residence; what was not asked stays unknown. */
export const residenceRule = ({ asOf, workCredits, yearsAsResident }: Facts, figures: Figures): EligibilityRule => {
  const credits = figureOn(figures, 'workCreditsFull', asOf);
  const years = figureOn(figures, 'residentYears', asOf);
  const meets = (value: number | null, limit: number | undefined): boolean | null =>
    value === null || limit === undefined ? null : value >= limit;
  const answers = [meets(workCredits, credits?.value), meets(yearsAsResident, years?.value)];
  const outcome = answers.includes(true) ? 'pass' : answers.includes(null) ? 'unknown' : 'fail';
  const text = { pass: words.residenceMet, fail: words.residenceMissing, unknown: words.residenceUnknown }[outcome];
  const isByCredits = answers[0] === true;
  const [own, limit] = isByCredits ? [workCredits, credits] : [yearsAsResident, years];
  const unit = isByCredits ? 'credits' : 'years';
  return ruling({
    id: 'medicare.residence',
    program,
    outcome,
    title: words.residenceTitle,
    text: fill(text, { credits: String(credits?.value ?? ''), years: String(years?.value ?? '') }),
    inputs: ['workCredits', 'yearsAsResident', 'citizenshipStatus'],
    yours: own === null ? null : amount(own, unit),
    limit: limit ? amount(limit.value, unit) : null,
    comparison: 'at-least',
    figures: isByCredits ? [credits, years] : [years, credits],
    sources: ['S3'],
  });
};

/** What Part A costs each month. It decides nothing about eligibility, so it never fails. */
export function partAPremiumRule({ asOf, workCredits }: Facts, figures: Figures): EligibilityRule {
  const full = figureOn(figures, 'workCreditsFull', asOf);
  const reduced = figureOn(figures, 'workCreditsReduced', asOf);
  const reducedPremium = figureOn(figures, 'partAPremiumReduced', asOf);
  const fullPremium = figureOn(figures, 'partAPremiumFull', asOf);
  const isKnown = workCredits !== null && full && reduced && reducedPremium && fullPremium;
  const isFree = isKnown && workCredits >= full.value;
  const isReduced = isKnown && workCredits >= reduced.value;
  const premium = isReduced ? reducedPremium : fullPremium;
  const said = !isKnown
    ? words.premiumUnknown
    : isFree
      ? words.premiumFree
      : isReduced
        ? words.premiumReduced
        : words.premiumFull;
  const money = (value: number | undefined) => (value === undefined ? '-' : dollars(value));
  return ruling({
    id: 'medicare.part-a-premium',
    program,
    outcome: isKnown ? 'pass' : 'unknown',
    title: words.premiumTitle,
    text: fill(said, {
      credits: String(full?.value ?? ''),
      reduced: String(reduced?.value ?? ''),
      amount: money(premium?.value),
      year: String(premium?.row.year ?? ''),
      reducedAmount: money(reducedPremium?.value),
    }),
    inputs: ['workCredits'],
    yours: isKnown ? amount(workCredits, 'credits') : null,
    limit: isFree ? amount(full.value, 'credits') : null,
    comparison: isFree ? 'at-least' : null,
    figures: isFree ? [full] : [premium, full, reduced, reducedPremium],
    sources: ['partACosts', 'USC426'],
  });
}
