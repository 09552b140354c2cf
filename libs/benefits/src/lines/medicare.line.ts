import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../figures/figure';
import { day, fill, month } from '../programs/later-texts';
import { fifthYear } from '../programs/medicare/fifth-year';
import { losesMedicareByStatus, STATUS_LOSS_BEGINS } from '../programs/medicare/status.rule';
import type { Judging } from '../check/situation';
import { casesOf, ruleWith } from './line';
import type { Case, Judgement, ProgramJudge } from './line';
import words from './medicare.words.json';
import { hasMedicare } from '../programs/facts';

const cases = casesOf(words.cases);

const isId = (id: string) => (rule: { id: string }) => rule.id === `medicare.${id}`;

/** When a resident with fewer years can sign up. */
export function waitText({ facts, figures }: Judging) {
  const fifth = fifthYear(facts, figures);
  if (!fifth) return '';
  const length = fifth.monthsBefore + 1 + fifth.monthsAfter;
  return fill(words.wait, {
    years: String(fifth.years),
    length: String(length),
    from: month(fifth.opensFrom),
    to: month(fifth.opensTo),
  });
}

function partsOf(situation: Judging, { text: said }: EligibilityRule) {
  const { facts, figures } = situation;
  const text = (id: 'medicareAge' | 'workCreditsFull' | 'residentYears' | 'disabilityWaitMonths') =>
    String(figureOn(figures, id, facts.asOf)?.value ?? '');
  return {
    age: text('medicareAge'),
    credits: text('workCreditsFull'),
    years: text('residentYears'),
    months: text('disabilityWaitMonths'),
    lost: day(STATUS_LOSS_BEGINS),
    wait: waitText(situation),
    said,
  };
}

/** For somebody who may have it: by which of the ways. */
function possibleCase({ facts, figures, answers }: Judging): Case {
  const { rules } = answers.verdicts.medicare;
  const age = rules.find(isId('age'));
  if (age?.outcome !== 'pass') return cases.otherWay;
  const residence = rules.find(isId('residence'));
  if (residence) return residence.outcome === 'pass' ? cases.resident : cases.residentAsk;
  if (facts.status !== 'citizen') return cases.named;
  return facts.age === figureOn(figures, 'medicareAge', facts.asOf)?.value ? cases.citizenJust : cases.citizen;
}

function openCase(situation: Judging): Case {
  const rules = situation.answers.verdicts.medicare.rules;
  const failed = rules.find(({ outcome }) => outcome === 'fail');
  if (failed && isId('age')(failed)) return cases.tooYoung;
  if (failed && isId('residence')(failed))
    return fifthYear(situation.facts, situation.figures) ? cases.residentMissing : cases.residentNever;
  if (failed && isId('status')(failed)) return losesMedicareByStatus(situation.facts) ? cases.lost : cases.notNamed;
  const status = rules.find(isId('status'));
  if (status?.outcome === 'unknown') return cases.statusOpen;
  return rules.some(isId('residence')) && fifthYear(situation.facts, situation.figures)
    ? cases.residentWait
    : cases.unknown;
}

function judge(situation: Judging): Judgement {
  const { facts, answers } = situation;
  const { rules } = answers.verdicts.medicare;
  if (!answers.medicare) {
    const said = openCase(situation);
    const rule = ruleWith(rules, ({ outcome }) => outcome === (said.outcome === 'undecided' ? 'unknown' : 'fail'));
    return { said, parts: partsOf(situation, rule), rule, compares: rule.yours ? 'as-is' : 'none' };
  }
  if (hasMedicare(facts)) {
    const isEnding = losesMedicareByStatus(facts);
    const rule = ruleWith(rules, isEnding ? isId('status') : () => true);
    return { said: isEnding ? cases.haveForNow : cases.have, parts: partsOf(situation, rule), rule, compares: 'none' };
  }
  const said = possibleCase(situation);
  const rule = ruleWith(rules, said === cases.resident || said === cases.residentAsk ? isId('residence') : () => true);
  const compares = rule.yours && rule.outcome === 'pass' ? 'as-is' : 'none';
  return { said, parts: partsOf(situation, rule), rule, compares };
}

export const MEDICARE_JUDGE: ProgramJudge = {
  program: 'medicare',
  name: { ko: '메디케어(Medicare)', en: 'Medicare' },
  judge,
};
