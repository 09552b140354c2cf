// Everybody that an unknown age or household leaves possible: the check asks about each of them, and answers only what holds
// for all. people.test.ts proves that nobody left out would be answered otherwise.
import { ELIGIBILITY_LIMITS } from '@app/contracts/http/eligibility';
import { figureOn } from '../figures/figure';
import type { FigureId } from '../figures/figures';
import type { Facts } from '../programs/facts';
import type { Figures } from '../programs/rule';

/** Ages from which a program answers otherwise, and the last ages of one. */
const FIRST_AGES = ['paceAge', 'calFreshElderAge', 'mediCalAgedAge', 'medicareAge'] as const satisfies FigureId[];
const LAST_AGES = ['statusPremiumLastAge'] as const satisfies FigureId[];

/**
 * Limits only rise with the household, so its ends and the two units of SSI counting stand for all sizes between.
 * In the order a sentence speaks of them: the smallest first.
 */
const HOUSEHOLDS: readonly Pick<Facts, 'householdSize' | 'hasSpouse'>[] = [
  { householdSize: 1, hasSpouse: false },
  { householdSize: 2, hasSpouse: true },
  { householdSize: ELIGIBILITY_LIMITS.householdSize.max, hasSpouse: true },
  { householdSize: ELIGIBILITY_LIMITS.householdSize.max, hasSpouse: false },
];

export const isOpen = ({ isAgeKnown, isHouseholdKnown }: Pick<Facts, 'isAgeKnown' | 'isHouseholdKnown'>): boolean =>
  !isAgeKnown || !isHouseholdKnown;

function agesOf({ age, isAgeKnown, asOf }: Facts, figures: Figures): number[] {
  if (isAgeKnown) return [age];
  const { min, max } = ELIGIBILITY_LIMITS.age;
  const valueOf = (id: FigureId): number => figureOn(figures, id, asOf)?.value ?? min;
  const turns = [...FIRST_AGES.map(valueOf), ...LAST_AGES.map((id) => valueOf(id) + 1)];
  const ages = [min, ...turns.filter((turn) => turn > min && turn <= max)];
  return [...new Set(ages)].sort((one, other) => one - other);
}

function householdsOf({ householdSize, hasSpouse, isHouseholdKnown }: Facts): typeof HOUSEHOLDS {
  if (isHouseholdKnown) return [{ householdSize, hasSpouse }];
  return hasSpouse === null ? HOUSEHOLDS : HOUSEHOLDS.filter((one) => one.hasSpouse === hasSpouse);
}

/** Household by household, each from the youngest to the oldest. */
export function peopleOf(facts: Facts, figures: Figures): Facts[] {
  const ages = agesOf(facts, figures);
  return householdsOf(facts).flatMap(({ householdSize, hasSpouse }) =>
    ages.map((age) => ({ ...facts, householdSize, hasSpouse, age, isAgeKnown: true, isHouseholdKnown: true })),
  );
}
