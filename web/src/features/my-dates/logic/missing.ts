import type { DatesAnswers } from '@app/benefits/dates/answers';
import type { DatesForm } from './dates-form';

/** Keys under `dates:note`: what was left out, and what more it would show. */
export function missingOf(
  answers: DatesAnswers,
  { resident, travels }: Pick<DatesForm, 'resident' | 'travels'>,
): string[] {
  const { birth, medicare, work, workEnds, hasMedigap, hasMediCal, renewalMonth, residence, trip } = answers;
  const notes: [string, boolean][] = [
    ['working', work === 'working'],
    ['workEndMissing', work === 'ends' && workEnds === null],
    ['dayMissing', birth.day === null && !hasMedigap],
    ['medigapDayMissing', birth.day === null && hasMedigap],
    ['renewalMissing', hasMediCal && renewalMonth === null],
    ['residenceMissing', medicare === 'none' && resident === 'yes' && residence === null],
    ['tripMissing', travels === 'yes' && trip === null],
  ];
  return notes.flatMap(([id, isMissing]) => (isMissing ? [id] : []));
}
