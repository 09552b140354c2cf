import type { DatesAnswers } from '@app/benefits/dates/answers';

/** Keys under `dates:note`: what was left out, and what more it would show. */
export function missingOf(answers: DatesAnswers): string[] {
  const { birth, work, workEnds, hasMedigap, hasMediCal, renewalMonth } = answers;
  const notes: [string, boolean][] = [
    ['working', work === 'working'],
    ['workEndMissing', work === 'ends' && workEnds === null],
    ['dayMissing', birth.day === null && !hasMedigap],
    ['medigapDayMissing', birth.day === null && hasMedigap],
    ['renewalMissing', hasMediCal && renewalMonth === null],
  ];
  return notes.flatMap(([id, isMissing]) => (isMissing ? [id] : []));
}
