// What will change on a known day for this very person. Only dates that are law; amounts nobody has published stay unsaid.
import type { EligibilitySwitch } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../figures/figure';
import { knownAmountsText, missingAmountsText } from '../figures/next-year';
import { SOURCES } from '../figures/sources';
import { dollars, fill, join } from '../programs/later-texts';
import { STATUS_DATES } from '../programs/medi-cal/status-dates';
import { losesMedicareByStatus, STATUS_LOSS_BEGINS } from '../programs/medicare/status.rule';
import { mediCalPath } from '../programs/medi-cal/path';
import { povertyLevel } from '../programs/poverty';
import { figureYearOf } from './assumptions';
import { isStatusOpen, ruleOf } from './situation';
import type { Situation } from './situation';
import words from './switch.words.json';
import { hasMediCal } from '../programs/facts';

function turningMedicareAge(situation: Situation): EligibilitySwitch[] {
  const { facts, figures } = situation;
  const age = figureOn(figures, 'medicareAge', facts.asOf)?.value;
  const rule = ruleOf(situation, 'medicare', 'medicare.age');
  if (age === undefined || !facts.isAgeKnown || facts.age >= age || isStatusOpen(facts)) return [];
  const title = fill(words.age, { age: String(age) });
  return [{ on: null, title, text: rule?.text ?? words.ageEnrolled, source: SOURCES.USC426 }];
}

function medicareLoss({ facts }: Situation): EligibilitySwitch[] {
  if (!losesMedicareByStatus(facts) || facts.asOf >= STATUS_LOSS_BEGINS) return [];
  return [{ on: STATUS_LOSS_BEGINS, title: words.loss, text: words.lossText, source: SOURCES.S1 }];
}

/** Adults of the expansion group only: nobody who is 65, has Medicare or passes another way. */
function workRules({ facts, figures, answers }: Situation): EligibilitySwitch[] {
  const on = STATUS_DATES.work;
  const hours = figureOn(figures, 'workRuleHours', on);
  const earnings = figureOn(figures, 'workRuleEarnings', on);
  const concerns = answers.mediCal && facts.isAgeKnown && mediCalPath(facts, figures) === 'magi';
  if (!concerns || facts.asOf >= on || !hours || !earnings) return [];
  const parts = { hours: String(hours.value), earnings: dollars(earnings.value) };
  return [{ on, title: words.work, text: fill(words.workText, parts), source: SOURCES.S36 }];
}

/** Medi-Cal that is there whatever the income, or possible. */
const hasMediCalOf = ({ facts, answers }: Situation): boolean => hasMediCal(facts) || answers.mediCal;

/** Routine dental coverage ends by status, at every adult age. */
function statusDental(situation: Situation): EligibilitySwitch[] {
  const { facts } = situation;
  const on = STATUS_DATES.dental;
  if (!hasMediCalOf(situation) || facts.status !== 'other' || facts.asOf >= on) return [];
  return [{ on, title: words.dental, text: words.dentalText, source: SOURCES.S31 }];
}

function statusPremium(situation: Situation): EligibilitySwitch[] {
  const { facts, figures } = situation;
  const on = STATUS_DATES.premium;
  const premium = figureOn(figures, 'statusPremium', on);
  const lastAge = figureOn(figures, 'statusPremiumLastAge', on);
  const isYoungEnough = lastAge !== null && facts.isAgeKnown && facts.age <= lastAge.value;
  const concerns = hasMediCalOf(situation) && facts.status === 'other' && isYoungEnough;
  if (!concerns || facts.asOf >= on || !premium) return [];
  const parts = { amount: dollars(premium.value), age: String(lastAge.value) };
  return [{ on, title: words.premium, text: fill(words.premiumText, parts), source: SOURCES.S31 }];
}

/** New amounts come each January; until they are loaded the answer says which year it speaks of. */
function newAmounts({ facts, figures }: Situation): EligibilitySwitch[] {
  const year = Number(facts.asOf.slice(0, 4)) + 1;
  const on = `${year}-01-01`;
  const isOldToday = povertyLevel(figures, facts.householdSize, facts.asOf)?.isOld;
  // An answer that already uses an older year says so among its assumptions.
  if (isOldToday || !povertyLevel(figures, facts.householdSize, on)?.isOld) return [];
  const parts = { year: String(year), used: String(figureYearOf(facts, figures)) };
  const text = join(knownAmountsText(figures, year), missingAmountsText(figures, year), fill(words.amountsText, parts));
  return [{ on, title: fill(words.amounts, parts), text, source: SOURCES.S17 }];
}

/** Soonest first; a day that only a birthday knows stands first, as it has no date. */
export function switchesOf(situation: Situation): EligibilitySwitch[] {
  const dated = [medicareLoss, workRules, statusDental, statusPremium, newAmounts].flatMap((find) => find(situation));
  dated.sort((one, other) => (one.on ?? '').localeCompare(other.on ?? ''));
  return [...turningMedicareAge(situation), ...dated];
}
