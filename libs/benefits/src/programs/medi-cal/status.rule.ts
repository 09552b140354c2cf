// Who may have full-scope Medi-Cal by status and day (docs/facts/policy.md#medi-cal-status and #decision-logic). Only
// callers of the library know an exact status.
import type { EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../../figures/figure';
import { day, dollars, fill, fillAll, join } from '../later-texts';
import type { ExactStatus, Facts } from '../facts';
import { hasMediCal, isFrom } from '../facts';
import type { Figures } from '../rule';
import { ruling } from '../ruling';
import { afterPregnancy } from './path';
import { STATUS_DATES } from './status-dates';
import { words as unfilled } from './status.words.json';

const words = fillAll(unfilled, {
  freeze: day(STATUS_DATES.freeze),
  dental: day(STATUS_DATES.dental),
  federal: day(STATUS_DATES.federalEnd),
  premium: day(STATUS_DATES.premium),
});

interface Standing {
  outcome: RuleOutcome;
  text: BilingualText;
  /** The status is one that dental cover and the premium may depend on. */
  isUnsatisfactory: boolean;
}

const satisfied = (text: BilingualText): Standing => ({ outcome: 'pass', text, isUnsatisfactory: false });

const exactStanding = (status: ExactStatus, asOf: string, hasMediCal: boolean): Standing => {
  switch (status) {
    case 'citizen':
      return satisfied(words.citizen);
    case 'permanent-resident':
      return satisfied(words.resident);
    case 'cuban-haitian':
    case 'cofa':
      return satisfied(words.named);
    case 'refugee':
    case 'asylee':
      return asOf >= STATUS_DATES.federalEnd
        ? { outcome: 'pass', text: words.unsettled, isUnsatisfactory: true }
        : satisfied(words.named);
    case 'daca':
    case 'tps':
      return { outcome: 'pass', text: words.named, isUnsatisfactory: true };
    case 'visa':
    case 'undocumented':
      return hasMediCal
        ? { outcome: 'pass', text: words.keeps, isUnsatisfactory: true }
        : { outcome: 'fail', text: words.frozen, isUnsatisfactory: true };
  }
};

function standingOf(facts: Facts, figures: Figures): Standing {
  const { asOf, status, exactStatus } = facts;
  const exact = exactStatus ?? (status === 'citizen' ? 'citizen' : status === 'resident' ? 'permanent-resident' : null);
  if (exact === 'citizen' || exact === 'permanent-resident') return exactStanding(exact, asOf, false);
  const adult = figureOn(figures, 'mediCalAdultAge', asOf);
  const isChild = !adult || !isFrom(facts, adult.value);
  const isProtected = isChild || facts.isPregnant === true || afterPregnancy(facts, figures) !== null;
  if (isProtected) return satisfied(words.protected);
  if (asOf < STATUS_DATES.freeze) return satisfied(words.everyone);
  const isMember = hasMediCal(facts);
  if (exact) return exactStanding(exact, asOf, isMember);
  return isMember
    ? { outcome: 'pass', text: words.keeps, isUnsatisfactory: true }
    : status === 'unsaid'
      ? { outcome: 'unknown', text: words.unsaid, isUnsatisfactory: false }
      : { outcome: 'unknown', text: words.depends, isUnsatisfactory: true };
}

/** The monthly premium of some adults, from its day on and up to its last age. */
function premiumOf(facts: Facts, figures: Figures) {
  const { asOf } = facts;
  const premium = figureOn(figures, 'statusPremium', asOf);
  const lastAge = figureOn(figures, 'statusPremiumLastAge', asOf);
  const firstAge = figureOn(figures, 'mediCalAdultAge', asOf);
  if (!premium || !lastAge || !firstAge || isFrom(facts, lastAge.value + 1)) return null;
  const parts = { from: String(firstAge.value), to: String(lastAge.value), amount: dollars(premium.value) };
  return { text: fill(words.premium, parts), figures: [premium, lastAge] };
}

/** Unknown for "another status" from the freeze on: the county alone can say whether it is full scope. */
export const statusRule = (facts: Facts, figures: Figures): EligibilityRule => {
  const { asOf, status, exactStatus } = facts;
  const { outcome, text, isUnsatisfactory } = standingOf(facts, figures);
  const premium = isUnsatisfactory && outcome !== 'fail' ? premiumOf(facts, figures) : null;
  const years = figureOn(figures, 'residentYears', asOf);
  const hasDentalRule = asOf >= STATUS_DATES.dental;
  const isNewResident =
    (exactStatus ?? status) !== 'citizen' &&
    status === 'resident' &&
    (facts.yearsAsResident === null || (years !== null && facts.yearsAsResident < years.value));
  return ruling({
    id: 'medi-cal.status',
    program: 'medi-cal',
    outcome,
    title: words.title,
    text: join(
      text,
      isUnsatisfactory && outcome === 'pass' && hasDentalRule && words.dental,
      isNewResident && hasDentalRule && words.residentDental,
      premium?.text,
      isUnsatisfactory && words.family,
    ),
    inputs: ['citizenshipStatus', 'currentInsurance', 'yearsAsResident', 'asOf'],
    figures: premium?.figures ?? [],
    sources: status === 'other' || status === 'unsaid' ? ['S31', 'S33', 'S35'] : ['S31'],
    effectiveFrom: asOf < STATUS_DATES.freeze ? STATUS_DATES.open : STATUS_DATES.freeze,
    effectiveTo: null,
  });
};
