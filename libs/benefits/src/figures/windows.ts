// When one may sign up, as dated records; their days are records of rule-dates.json. Facts:
// docs/facts/policy.md#medicare-windows-and-penalties and #covered-california. The seven months around a 65th birthday
// depend on the person: programs/medicare/initial-window.ts.
import type { BilingualText } from '@app/contracts/http/errors';
import { fillPlaceholders } from '@app/contracts/http/placeholders';
import { daysBetween } from '../days/calendar-day';
import { CHECKED_ON } from './checked-on';
import { withRuleDates } from './rule-date-words';
import { ruleDay } from './rule-dates';
import type { RuleDateId } from './rule-dates';
import type { SourceId } from './sources';
import { COVERED_CALIFORNIA_DATES, FALL_DAYS } from './window-dates';
import written from './windows.json';

export type WindowFamily =
  | 'medicare-annual'
  | 'medicare-general'
  | 'medicare-advantage'
  | 'covered-california'
  | 'medi-cal';

export interface WindowRecord {
  /** `medicare-annual-2026` by the year it opens; Covered California by the year it is for. */
  id: string;
  family: WindowFamily;
  name: BilingualText;
  note: BilingualText;
  /** First and last day, ISO; null on both sides = all year round. */
  opensOn: string | null;
  closesOn: string | null;
  /** Year the coverage chosen in the window is for; null when it is not bound to one. */
  coverageYear: number | null;
  /** Who signs up by this day is covered from January 1; null where the window has no such day. */
  januaryBy: string | null;
  sources: readonly [SourceId, ...SourceId[]];
  checkedOn: string;
}

export interface WindowOn extends WindowRecord {
  status: 'active' | 'upcoming' | 'ended' | 'ongoing';
  /** Days until it closes (active; 0 on the last day) or until it opens (upcoming); null otherwise. */
  daysLeft: number | null;
}

type Yearly = Omit<WindowRecord, 'id' | 'opensOn' | 'closesOn' | 'coverageYear' | 'januaryBy' | 'checkedOn'> & {
  /** Month and day. */
  from: string;
  to: string;
  /** Years between the opening and the coverage. */
  coverAfter: number | null;
};

const { medicareAnnual, yearly: otherYearly, coveredCalifornia, mediCal } = withRuleDates(written);
const YEARLY = [
  { ...medicareAnnual, from: FALL_DAYS.from, to: FALL_DAYS.to, sources: [FALL_DAYS.source] },
  ...otherYearly.map(({ from, to, ...others }) => ({
    ...others,
    from: ruleDay(from as RuleDateId),
    to: ruleDay(to as RuleDateId),
  })),
] as unknown as readonly Yearly[];

/** What is said of one year in place of the usual, and the page that says so. */
const OF_YEAR: Readonly<Record<string, { note: BilingualText; source: string } | undefined>> = coveredCalifornia.ofYear;

export const COVERED_CALIFORNIA_WINDOWS: readonly WindowRecord[] = COVERED_CALIFORNIA_DATES.map(
  ({ source, ...dates }) => {
    const said = OF_YEAR[dates.coverageYear];
    const name = (language: 'ko' | 'en'): string =>
      fillPlaceholders(coveredCalifornia.name[language], () => String(dates.coverageYear));
    return {
      ...dates,
      id: `covered-california-${dates.coverageYear}`,
      family: 'covered-california',
      name: { ko: name('ko'), en: name('en') },
      note: said?.note ?? coveredCalifornia.usual,
      sources: said ? [source, said.source as SourceId] : [source],
      checkedOn: CHECKED_ON,
    };
  },
);

const MEDI_CAL: WindowRecord = {
  id: 'medi-cal',
  family: 'medi-cal',
  name: mediCal.name,
  note: mediCal.note,
  opensOn: null,
  closesOn: null,
  coverageYear: null,
  januaryBy: null,
  sources: mediCal.sources as [SourceId],
  checkedOn: CHECKED_ON,
};

function ofYear({ from, to, coverAfter, ...yearly }: Yearly, year: number): WindowRecord {
  return {
    ...yearly,
    id: `${yearly.family}-${year}`,
    opensOn: `${year}-${from}`,
    closesOn: `${year}-${to}`,
    coverageYear: coverAfter === null ? null : year + coverAfter,
    januaryBy: null,
    checkedOn: CHECKED_ON,
  };
}

/** How a window stands on a day. @param asOf ISO date in California */
function windowOn(record: WindowRecord, asOf: string): WindowOn {
  const { opensOn, closesOn } = record;
  if (opensOn === null || closesOn === null) return { ...record, status: 'ongoing', daysLeft: null };
  if (asOf < opensOn) return { ...record, status: 'upcoming', daysLeft: daysBetween(asOf, opensOn) };
  if (asOf <= closesOn) return { ...record, status: 'active', daysLeft: daysBetween(asOf, closesOn) };
  return { ...record, status: 'ended', daysLeft: null };
}

/** The window to speak of among those of one family: the open one, else the next, else the last that ended. */
function current(records: readonly WindowRecord[], asOf: string): WindowOn[] {
  const all = records.map((record) => windowOn(record, asOf));
  const found = all.find(({ status }) => status !== 'ended') ?? all.at(-1);
  return found ? [found] : [];
}

/** Nearly everybody asks about today, many times in one answer: what the latest day came to is kept. */
function ofLatestDay<T>(make: (asOf: string) => T): (asOf: string) => T {
  let latest: { asOf: string; value: T } | null = null;
  return (asOf) => {
    if (latest?.asOf !== asOf) latest = { asOf, value: make(asOf) };
    return latest.value;
  };
}

/**
 * One window of each family as it stands on a day.
 * @param asOf ISO date in California
 */
export const windowsOn = ofLatestDay((asOf: string): readonly WindowOn[] => {
  const year = Number(asOf.slice(0, 4));
  return [
    ...YEARLY.flatMap((yearly) => current([ofYear(yearly, year), ofYear(yearly, year + 1)], asOf)),
    ...current(COVERED_CALIFORNIA_WINDOWS, asOf),
    windowOn(MEDI_CAL, asOf),
  ];
});

/** The coverage year one signs up for on a day: next year's while its window is open, else this year's. */
export const coverageYearOn = ofLatestDay((asOf: string): number => {
  const open = COVERED_CALIFORNIA_WINDOWS.filter((record) => windowOn(record, asOf).status === 'active').at(-1);
  return open?.coverageYear ?? Number(asOf.slice(0, 4));
});
