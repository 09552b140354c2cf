// What to do next, in the order of every answer: keep what is there, get coverage, pay less, discounts, and whom to ask. The call's
// recommendations are these same sentences.
import { MAX_ACTIONS } from '@app/contracts/http/eligibility-answer';
import type { EligibilityAction, EligibilityResult } from '@app/contracts/http/eligibility-answer';
import { ruleDay } from '../figures/rule-dates';
import { day } from '../programs/later-texts';
import { action } from './action';
import words from './action.words.json';
import { ageActions, coverActions } from './cover-actions';
import { keepActions } from './keep-actions';
import { discountActions, payActions } from './pay-actions';
import type { Situation } from './situation';

/** Medicare counselors cannot help where Medicare is not open. */
const isForLegalAid = ({ facts, answers }: Situation): boolean =>
  !answers.medicare && (facts.status === 'other' || (facts.status === 'resident' && facts.yearsAsResident !== null));

/** What has to be found out before most programs can be answered. */
function unknownActions({ facts }: Situation): EligibilityAction[] {
  const { findAge, countHousehold } = words;
  const ask = { kind: 'help', program: null, when: words.when.now, contacts: ['hicap'] } as const;
  return [
    ...(facts.isAgeKnown
      ? []
      : [action({ ...ask, id: 'find-age', title: findAge.title, steps: [findAge.text], papers: ['identity'] })]),
    ...(facts.isHouseholdKnown
      ? []
      : [
          action({
            ...ask,
            id: 'count-household',
            title: countHousehold.title,
            steps: [countHousehold.text],
            papers: ['identity'],
          }),
        ]),
  ];
}

function counseling(situation: Situation): EligibilityAction {
  const isLegal = isForLegalAid(situation);
  const said = isLegal ? words.counselingLegal : words.counseling;
  return action({
    id: 'counseling',
    kind: 'help',
    program: null,
    title: said.title,
    when: words.when.now,
    steps: [said.text],
    contacts: isLegal ? ['hca'] : ['hicap'],
    papers: ['insurance', 'letters'],
  });
}

/** The rule of who may become a permanent resident, for everybody whom it may concern. */
function publicCharge({ facts }: Situation): EligibilityAction[] {
  const begins = ruleDay('publicCharge');
  if (facts.status === 'citizen' || facts.asOf < begins) return [];
  const { title, text } = facts.status === 'resident' ? words.publicChargeResident : words.publicCharge;
  return [
    action({
      id: 'public-charge',
      kind: 'help',
      program: null,
      title,
      steps: [text],
      contacts: ['hca'],
      papers: ['identity', 'letters'],
      parts: { begins: day(begins) },
    }),
  ];
}

/** Never empty: free counseling closes every list. */
export function actionsOf(situation: Situation): EligibilityAction[] {
  return [
    ...keepActions(situation),
    ...coverActions(situation),
    ...payActions(situation),
    ...discountActions(situation),
    ...unknownActions(situation),
    ...ageActions(situation, false),
    ...publicCharge(situation),
    counseling(situation),
  ];
}

/** What a screen shows first. The rule of green cards is one of its notices, and one place is named once. */
export function firstOf(actions: readonly EligibilityAction[]): EligibilityAction[] {
  const isSamePlace = actions[0]?.contacts[0] === actions.at(-1)?.contacts[0] && actions.length > 1;
  return actions
    .filter(({ id }) => id !== 'public-charge' && !(isSamePlace && id === 'counseling'))
    .slice(0, MAX_ACTIONS);
}

/** The actions as sentences of one language: what to do, and the most important of what follows. */
export const recommendationsIn = ({ actions }: Pick<EligibilityResult, 'actions'>, language: 'ko' | 'en'): string[] =>
  actions.map(({ title, steps: [first] }) => `${title[language]}. ${first?.[language] ?? ''}`.trimEnd());
