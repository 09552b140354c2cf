// The periods of every year that touch this person, taken from their one home: figures/windows.ts.
import { windowsOn } from '../figures/windows';
import type { WindowFamily, WindowOn } from '../figures/windows';
import type { DateId } from './answers';
import type { DateEntry, Situation } from './situation';
import { signUpUntil } from './work-dates';

type Dated = WindowOn & { opensOn: string; closesOn: string };

/** Whom a yearly period concerns. */
type Concerns = (situation: Situation, window: Dated) => boolean;

const CONCERNS: readonly [WindowFamily, DateId, Concerns][] = [
  ['medicare-annual', 'fall', ({ answers }) => answers.medicare !== 'none'],
  ['medicare-advantage', 'advantage', ({ answers }) => answers.medicare === 'advantage'],
  // Only when every earlier chance is over by the first day.
  [
    'medicare-general',
    'general',
    (situation, { closesOn }) => {
      const { answers, start } = situation;
      if (answers.medicare !== 'none' || answers.work === 'working' || start.closesOn >= closesOn) return false;
      const until = signUpUntil(situation);
      return until === null || until < closesOn;
    },
  ],
  [
    'covered-california',
    'covered',
    ({ answers, start }, { coverageYear }) =>
      answers.medicare === 'none' &&
      !answers.hasMediCal &&
      answers.work !== 'working' &&
      coverageYear !== null &&
      start.startsOn > `${coverageYear}-01-01`,
  ],
];

const isDated = (window: WindowOn): window is Dated => window.opensOn !== null && window.closesOn !== null;

export function yearlyDates(situation: Situation): DateEntry[] {
  const windows = windowsOn(situation.asOf).filter(isDated);
  return CONCERNS.flatMap(([family, id, concerns]) =>
    windows
      .filter((window) => window.family === family && window.status !== 'ended' && concerns(situation, window))
      .map(({ opensOn, closesOn, januaryBy, sources }): DateEntry => ({
        id,
        from: opensOn,
        to: closesOn,
        isYearly: true,
        days: januaryBy === null ? {} : { januaryBy },
        sources,
      })),
  );
}
