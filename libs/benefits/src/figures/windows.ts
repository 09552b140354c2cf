// When one may sign up, as dated records: the only home of these dates, with window-dates.ts. Facts:
// docs/facts/policy.md#medicare-windows-and-penalties and #covered-california. The seven months around a 65th birthday
// depend on the person: programs/medicare/initial-window.ts.
import type { BilingualText } from '@app/contracts/http/errors';
import { CHECKED_ON } from './rows';
import type { SourceId } from './sources';
import { COVERED_CALIFORNIA_DATES, FALL_DAYS } from './window-dates';

export type WindowFamily =
  'medicare-annual' | 'medicare-general' | 'medicare-advantage' | 'covered-california' | 'medi-cal';

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
  from: string;
  to: string;
  /** Years between the opening and the coverage. */
  coverAfter: number | null;
};

const YEARLY: readonly Yearly[] = [
  {
    family: 'medicare-annual',
    name: { ko: '메디케어 가을 변경 기간', en: 'Medicare fall open enrollment' },
    note: {
      ko: '파트 C와 파트 D를 고르거나 바꾸는 때입니다. 새 보험은 다음 해 1월 1일에 시작합니다.',
      en: 'The time to choose or change Part C and Part D. The new plan starts on January 1.',
    },
    from: FALL_DAYS.from,
    to: FALL_DAYS.to,
    coverAfter: 1,
    sources: [FALL_DAYS.source],
  },
  {
    family: 'medicare-general',
    name: { ko: '메디케어 1~3월 일반 가입 기간', en: 'Medicare general enrollment (GEP)' },
    note: {
      ko: '처음 가입 기간을 놓친 분이 파트 A나 파트 B에 가입하는 기간입니다. 보장은 신청한 다음 달에 시작합니다. 늦게 가입한 벌금이 있을 수 있습니다.',
      en: 'For people who missed their first enrollment period to get Part A or Part B. Coverage starts the month after you sign up. A late penalty may apply.',
    },
    from: '01-01',
    to: '03-31',
    coverAfter: null,
    sources: ['S15'],
  },
  {
    family: 'medicare-advantage',
    name: { ko: '1~3월 파트 C 다시 고르기', en: 'Medicare Advantage open enrollment (MA OEP)' },
    note: {
      ko: '파트 C(메디케어 어드밴티지)에 이미 가입한 분만 다른 플랜으로 한 번 바꾸거나 오리지널 메디케어로 돌아갈 수 있습니다.',
      en: 'Only for people already in Medicare Advantage. You can change plans once or return to Original Medicare.',
    },
    from: '01-01',
    to: '03-31',
    coverAfter: null,
    sources: ['S16'],
  },
];

const USUAL: BilingualText = {
  ko: '정기 가입 기간이 아닐 때는 이사나 실직 같은 일이 있어야 가입할 수 있습니다.',
  en: 'At other times, you need a life change, such as moving or losing a job, to sign up.',
};

/** What is said of one year in place of the usual, and the page that says so. */
const OF_YEAR: Readonly<Record<number, { note: BilingualText; source: SourceId }>> = {
  2027: {
    note: {
      ko: '1월 1일부터 보장받으려면 12월 31일까지 신청하세요. 마지막 날은 2027년 1월 31일입니다. 신청하기 전에 coveredca.com에서 날짜를 한 번 더 확인하세요.',
      en: 'Sign up by December 31 for coverage that starts January 1. The last day is January 31, 2027. Check the date once more at coveredca.com before you apply.',
    },
    source: 'S45',
  },
};

export const COVERED_CALIFORNIA_WINDOWS: readonly WindowRecord[] = COVERED_CALIFORNIA_DATES.map(
  ({ source, ...dates }) => {
    const said = OF_YEAR[dates.coverageYear];
    return {
      ...dates,
      id: `covered-california-${dates.coverageYear}`,
      family: 'covered-california',
      name: {
        ko: `커버드 캘리포니아 ${dates.coverageYear}년 보험 정기 가입 기간`,
        en: `Covered California open enrollment for ${dates.coverageYear}`,
      },
      note: said?.note ?? USUAL,
      sources: said ? [source, said.source] : [source],
      checkedOn: CHECKED_ON,
    };
  },
);

const MEDI_CAL: WindowRecord = {
  id: 'medi-cal',
  family: 'medi-cal',
  name: { ko: '메디캘(Medi-Cal) 신청', en: 'Medi-Cal applications' },
  note: { ko: '정해진 기간 없이 언제든지 신청할 수 있습니다.', en: 'Open all year. You can apply at any time.' },
  opensOn: null,
  closesOn: null,
  coverageYear: null,
  januaryBy: null,
  sources: ['S37'],
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

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

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
