// The groups Medi-Cal looks at apart, in the order our readers need them. Facts: docs/facts/policy.md#medi-cal-groups.
import type { ShareId } from '@app/benefits/programs/poverty';

export interface MediCalGroup {
  id: 'aged' | 'adult' | 'working' | 'caretaker' | 'child' | 'pregnant' | 'mcap';
  share: ShareId;
  /** 2 where the unborn child counts: no one is alone in that group. */
  smallest: 1 | 2;
  /** Savings are looked at in the times that have a savings limit. */
  countsSavings: boolean;
  /** Income has to be below the limit; elsewhere the limit itself still passes. */
  isBelow: boolean;
  /** The group for incomes above this one's limit; it is in the same card. */
  next?: MediCalGroup['id'];
}

const group = (id: MediCalGroup['id'], share: ShareId, rest: Partial<MediCalGroup> = {}): MediCalGroup => ({
  id,
  share,
  smallest: 1,
  countsSavings: false,
  isBelow: false,
  ...rest,
});

export const MEDI_CAL_GROUPS: readonly [MediCalGroup, ...MediCalGroup[]] = [
  group('aged', 'mediCalAgedShare', { countsSavings: true }),
  group('adult', 'mediCalAdultShare'),
  group('working', 'workingDisabledShare', { countsSavings: true, isBelow: true }),
  group('caretaker', 'mediCalCaretakerShare'),
  group('child', 'mediCalChildShare'),
  group('pregnant', 'mediCalPregnantShare', { smallest: 2, next: 'mcap' }),
  group('mcap', 'mcapShare', { smallest: 2 }),
];

/** Households of which the tables print a row of their own. */
export const HOUSEHOLD_SIZES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
