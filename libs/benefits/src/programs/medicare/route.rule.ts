// The ways into Medicare: age, an enrolment that exists already, disability, ALS, kidney failure
// (docs/facts/policy.md#medicare-who-is-eligible).
import type { EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../../figures/figure';
import { fill, join, month } from '../later-texts';
import type { Facts } from '../facts';
import { hasMedicare, isFrom } from '../facts';
import type { Figures } from '../rule';
import { amount, ruling } from '../ruling';
import { initialWindow } from './initial-window';
import words from './words.json';

const program = 'medicare';

function windowText(asOf: string, age: number, medicareAge: number, figures: Figures) {
  const before = figureOn(figures, 'iepMonthsBefore', asOf);
  const after = figureOn(figures, 'iepMonthsAfter', asOf);
  if (!before || !after) return { text: fill(words.tooYoungOnly, { limit: String(medicareAge) }), figures: [] };
  const window = initialWindow(asOf, age, { medicareAge, monthsBefore: before.value });
  const text = fill(words.tooYoung, {
    limit: String(medicareAge),
    before: String(before.value),
    length: String(before.value + 1 + after.value),
    from: month(window.opensFrom),
    to: month(window.opensTo),
  });
  return { text: join(text, window.mayBeOpen && words.mayBeOpen), figures: [before, after] };
}

/** By age alone; `fail` under the limit says when the first enrolment period opens. */
const ageRule = ({ asOf, age }: Facts, figures: Figures): EligibilityRule => {
  const limit = figureOn(figures, 'medicareAge', asOf);
  const base = { id: 'medicare.age', program, title: words.ageTitle, inputs: ['age', 'asOf'] } as const;
  if (!limit) return ruling(base, { outcome: 'unknown', text: words.noAge, sources: ['USC426'] });
  const isOldEnough = age >= limit.value;
  const window = isOldEnough ? null : windowText(asOf, age, limit.value, figures);
  return ruling(base, {
    outcome: isOldEnough ? 'pass' : 'fail',
    text: window?.text ?? fill(words.oldEnough, { limit: String(limit.value) }),
    yours: amount(age, 'years-old'),
    limit: amount(limit.value, 'years-old'),
    comparison: 'at-least',
    figures: [limit, ...(window?.figures ?? [])],
    sources: ['USC426'],
  });
};

/** Somebody who says that Medicare is there already needs no other route. */
const enrolledRule = (): EligibilityRule =>
  ruling({
    id: 'medicare.enrolled',
    program,
    outcome: 'pass',
    title: words.enrolledTitle,
    text: words.enrolled,
    inputs: ['currentInsurance', 'age'],
    sources: ['USC426', 'S29'],
  });

function disabilityOutcome({ asOf, monthsOfDisabilityBenefits: months }: Facts, figures: Figures): RuleOutcome {
  const limit = figureOn(figures, 'disabilityWaitMonths', asOf);
  if (months === null || !limit) return 'unknown';
  return months >= limit.value ? 'pass' : 'fail';
}

const disabilityRule = (facts: Facts, figures: Figures): EligibilityRule => {
  const { asOf, monthsOfDisabilityBenefits: months } = facts;
  const limit = figureOn(figures, 'disabilityWaitMonths', asOf);
  const inputs = ['age', 'monthsOfDisabilityBenefits'];
  if (months === null || !limit) {
    const text = fill(words.otherRoutes, { months: limit ? String(limit.value) : '' });
    return ruling({
      id: 'medicare.other-routes',
      program,
      outcome: 'unknown',
      title: words.otherRoutesTitle,
      text,
      inputs,
      figures: [limit],
      sources: ['USC426', 'S29'],
    });
  }
  const outcome = disabilityOutcome(facts, figures);
  const parts = { limit: String(limit.value), left: String(limit.value - months) };
  return ruling({
    id: 'medicare.disability',
    program,
    outcome,
    title: words.disabilityTitle,
    text: fill(outcome === 'pass' ? words.disabilityEnough : words.disabilityTooShort, parts),
    inputs,
    yours: amount(months, 'months'),
    limit: amount(limit.value, 'months'),
    comparison: 'at-least',
    figures: [limit],
    sources: ['USC426'],
  });
};

const alsOutcome = ({ monthsOfDisabilityBenefits: months }: Facts): RuleOutcome =>
  months !== null && months >= 1 ? 'pass' : 'unknown';

const alsRule = (facts: Facts): EligibilityRule =>
  ruling({
    id: 'medicare.als',
    program,
    outcome: alsOutcome(facts),
    title: words.alsTitle,
    text: words.als,
    inputs: ['hasAls', 'monthsOfDisabilityBenefits'],
    sources: ['S29'],
  });

const kidneyRule = (): EligibilityRule =>
  ruling({
    id: 'medicare.kidney-failure',
    program,
    outcome: 'pass',
    title: words.kidneyTitle,
    text: words.kidney,
    inputs: ['hasKidneyFailure'],
    sources: ['S29'],
  });

/** The one route that carries the person, or none. */
export interface Way {
  by: 'age' | 'enrolled' | 'kidney-failure' | 'als' | 'disability' | null;
  outcome: RuleOutcome;
  /** Whether it rests on the person's own work record, so that years of residence are not asked. */
  isByWork: boolean;
}

/** Asks of the age only on which side of the limit it is: whoever asks "whether" gets one answer for all on that side. */
export function wayInto(facts: Facts, figures: Figures): Way {
  const limit = figureOn(figures, 'medicareAge', facts.asOf);
  const isEnrolled = hasMedicare(facts);
  if (limit && isFrom(facts, limit.value)) return { by: 'age', outcome: 'pass', isByWork: isEnrolled };
  if (isEnrolled) return { by: 'enrolled', outcome: 'pass', isByWork: true };
  if (facts.hasKidneyFailure) return { by: 'kidney-failure', outcome: 'pass', isByWork: true };
  if (facts.hasAls) return { by: 'als', outcome: alsOutcome(facts), isByWork: true };
  const outcome = disabilityOutcome(facts, figures);
  if (outcome === 'pass') return { by: 'disability', outcome, isByWork: true };
  return { by: null, outcome: limit ? 'fail' : 'unknown', isByWork: true };
}

/**
 * The rules of that route alone: those of the others are left out, so that no trace says no beside a yes. Without any
 * route, the rules that say why not.
 */
export function routeRules({ by }: Way, facts: Facts, figures: Figures): EligibilityRule[] {
  switch (by) {
    case 'age':
      return [ageRule(facts, figures)];
    case 'enrolled':
      return [enrolledRule()];
    case 'kidney-failure':
      return [kidneyRule()];
    case 'als':
      return [alsRule(facts)];
    case 'disability':
      return [disabilityRule(facts, figures)];
    case null:
      return [ageRule(facts, figures), disabilityRule(facts, figures)];
  }
}
