// Fifty-three people and their dates, worked out by hand with a paper calendar from docs/facts/policy.md#my-dates before the
// rules were run over them. `ahead` and `past` are everything that is shown.
import type { DatesAnswers } from './answers';

interface Person {
  who: string;
  /** YYYY-MM-DD, or YYYY-MM where the day is not said. */
  born: string;
  says?: Partial<Omit<DatesAnswers, 'birth'>>;
  /** 2026-11-22 where it is left out. */
  asOf?: string;
  /** "id first-day last-day". */
  ahead: string[];
  past?: string[];
}

const COVERED = 'covered 2026-11-01 2027-01-31';
const GENERAL = 'general 2027-01-01 2027-03-31';
const FALL = 'fall 2026-10-15 2026-12-07';
const DECEMBER_START = [
  'partBStart 2026-12-01 2026-12-01',
  'initial 2026-09-01 2027-03-31',
  'medigap 2026-12-01 2027-05-31',
];
const JANUARY_START = [
  'partBStart 2027-01-01 2027-01-01',
  'initial 2026-10-01 2027-04-30',
  'medigap 2027-01-01 2027-06-30',
];
const FEBRUARY_START = [
  COVERED,
  'partBStart 2027-02-01 2027-02-01',
  'initial 2026-11-01 2027-05-31',
  'medigap 2027-02-01 2027-07-31',
];
const JULY_START = [
  'partBStart 2027-07-01 2027-07-01',
  'initial 2027-04-01 2027-10-31',
  'medigap 2027-07-01 2027-12-31',
];
const LEAP_START = [
  COVERED,
  'partBStart 2029-02-01 2029-02-01',
  'initial 2028-11-01 2029-05-31',
  'medigap 2029-02-01 2029-07-31',
];
const LEAP_END = [
  COVERED,
  'partBStart 2027-11-01 2027-11-01',
  'initial 2027-08-01 2028-02-29',
  'medigap 2027-11-01 2028-04-30',
];
const NOVEMBER_START = ['initial 2026-08-01 2027-02-28', GENERAL, 'medigap 2026-11-01 2027-04-30'];
const NOVEMBER_PAST = ['partBStart 2026-11-01 2026-11-01'];

const AROUND_65: Person[] = [
  { who: 'in the month of the birthday', born: '1961-11-15', ahead: NOVEMBER_START, past: NOVEMBER_PAST },
  { who: 'born on the first: a month earlier', born: '1961-12-01', ahead: NOVEMBER_START, past: NOVEMBER_PAST },
  { who: 'born on the second', born: '1961-12-02', ahead: DECEMBER_START },
  { who: 'born on December 31', born: '1961-12-31', ahead: DECEMBER_START },
  { who: 'born on New Year’s Day: December of the year before', born: '1962-01-01', ahead: DECEMBER_START },
  { who: 'born on January 2', born: '1962-01-02', ahead: JANUARY_START },
  { who: 'born on February 1', born: '1962-02-01', ahead: JANUARY_START },
  { who: 'born on the last of February', born: '1962-02-28', ahead: FEBRUARY_START },
  { who: 'born on March 1', born: '1962-03-01', ahead: FEBRUARY_START },
  { who: 'born on February 29', born: '1964-02-29', ahead: LEAP_START },
  { who: 'born on March 1 of a leap year', born: '1964-03-01', ahead: LEAP_START },
  {
    who: 'born on March 2, 65 in a leap year',
    born: '1963-03-02',
    ahead: [
      COVERED,
      'partBStart 2028-03-01 2028-03-01',
      'initial 2027-12-01 2028-06-30',
      'medigap 2028-03-01 2028-08-31',
    ],
  },
  { who: 'seven months that end on February 29', born: '1962-11-10', ahead: LEAP_END },
  { who: 'the same, born on December 1', born: '1962-12-01', ahead: LEAP_END },
  {
    who: 'the seven months ended in August',
    born: '1961-05-20',
    ahead: [GENERAL],
    past: ['initial 2026-02-01 2026-08-31', 'partBStart 2026-05-01 2026-05-01'],
  },
  { who: 'the seven months ended two years ago', born: '1959-07-04', ahead: [GENERAL] },
  {
    who: 'the clocks changed in the first month',
    born: '1961-06-08',
    ahead: [GENERAL],
    past: ['initial 2026-03-01 2026-09-30', 'partBStart 2026-06-01 2026-06-01'],
  },
  { who: 'the day is not said', born: '1961-12', ahead: DECEMBER_START },
  { who: 'born in the middle of July', born: '1962-07-15', ahead: [COVERED, ...JULY_START] },
  { who: 'born on August 1', born: '1962-08-01', ahead: [COVERED, ...JULY_START] },
  { who: 'on the day the clocks go back', born: '1962-07-15', asOf: '2026-11-01', ahead: [COVERED, ...JULY_START] },
  { who: 'with Medi-Cal, month not known', born: '1962-07-15', says: { hasMediCal: true }, ahead: JULY_START },
];

const until = (workEnds: string): Person['says'] => ({ work: 'ends', workEnds });

const AFTER_WORK: Person[] = [
  {
    who: 'ends with November',
    born: '1958-04-10',
    says: until('2026-11-30'),
    ahead: ['drugs 2026-12-01 2027-01-31', 'workEnd 2026-12-01 2027-07-31'],
  },
  {
    who: 'ends with the year',
    born: '1958-04-10',
    says: until('2026-12-31'),
    ahead: ['drugs 2027-01-01 2027-02-28', 'workEnd 2027-01-01 2027-08-31'],
  },
  {
    who: 'ends in the middle of December',
    born: '1958-04-10',
    says: until('2026-12-15'),
    ahead: ['drugs 2026-12-16 2027-01-31', 'workEnd 2026-12-16 2027-08-31'],
  },
  {
    who: 'eight months that end on February 29',
    born: '1958-04-10',
    says: until('2027-06-30'),
    ahead: ['drugs 2027-07-01 2027-08-31', 'workEnd 2027-07-01 2028-02-29'],
  },
  {
    who: 'ended in April: eight months left until New Year, the drug plan is late',
    born: '1958-04-10',
    says: until('2026-04-30'),
    ahead: ['workEnd 2026-05-01 2026-12-31', GENERAL],
    past: ['drugs 2026-05-01 2026-06-30'],
  },
  {
    who: 'ended in February: the eight months are over',
    born: '1958-04-10',
    says: until('2026-02-28'),
    ahead: [GENERAL],
    past: ['workEnd 2026-03-01 2026-10-31', 'drugs 2026-03-01 2026-04-30'],
  },
  {
    who: 'ends on February 29',
    born: '1958-04-10',
    says: until('2028-02-29'),
    ahead: ['drugs 2028-03-01 2028-04-30', 'workEnd 2028-03-01 2028-10-31'],
  },
  {
    who: 'ends with January',
    born: '1958-04-10',
    says: until('2027-01-31'),
    ahead: ['drugs 2027-02-01 2027-03-31', 'workEnd 2027-02-01 2027-09-30'],
  },
  { who: 'goes on working', born: '1958-04-10', says: { work: 'working' }, ahead: [] },
  {
    who: 'ends inside the seven months',
    born: '1961-12-10',
    says: until('2026-12-31'),
    ahead: [
      'partBStart 2026-12-01 2026-12-01',
      'initial 2026-09-01 2027-03-31',
      'drugs 2027-01-01 2027-03-31',
      'workEnd 2027-01-01 2027-08-31',
    ],
  },
  { who: 'ends before Medicare can begin', born: '1962-02-20', says: until('2026-12-31'), ahead: FEBRUARY_START },
  {
    who: 'has Medicare already: only the drug plan',
    born: '1950-04-10',
    says: { ...until('2026-11-30'), medicare: 'original' },
    ahead: [FALL, 'drugs 2026-12-01 2027-01-31'],
  },
];

const ORIGINAL = { medicare: 'original' } as const;
const MEDIGAP = { ...ORIGINAL, hasMedigap: true } as const;
const renewal = (renewalMonth: number): Person['says'] => ({ ...ORIGINAL, hasMediCal: true, renewalMonth });

const WITH_MEDICARE: Person[] = [
  { who: 'eighty, Original Medicare', born: '1946-05-05', says: ORIGINAL, ahead: [FALL] },
  {
    who: 'eighty, Part C',
    born: '1946-05-05',
    says: { medicare: 'advantage' },
    ahead: [FALL, 'advantage 2027-01-01 2027-03-31'],
  },
  {
    who: 'Part C on the day the clocks go forward',
    born: '1946-05-05',
    says: { medicare: 'advantage' },
    asOf: '2027-03-14',
    ahead: ['advantage 2027-01-01 2027-03-31', 'fall 2027-10-15 2027-12-07'],
  },
  { who: 'Medigap, Christmas', born: '1950-12-25', says: MEDIGAP, ahead: [FALL, 'birthday 2026-12-25 2027-02-22'] },
  { who: 'Medigap, open now', born: '1950-10-10', says: MEDIGAP, ahead: [FALL, 'birthday 2026-10-10 2026-12-08'] },
  {
    who: 'Medigap, February 29 in a common year',
    born: '1948-02-29',
    says: MEDIGAP,
    ahead: [FALL, 'birthday 2027-03-01 2027-04-28'],
  },
  {
    who: 'Medigap, February 29 in a leap year',
    born: '1948-02-29',
    says: MEDIGAP,
    asOf: '2028-01-10',
    ahead: ['birthday 2028-02-29 2028-04-28', 'fall 2028-10-15 2028-12-07'],
  },
  {
    who: 'Medigap, New Year’s Day',
    born: '1950-01-01',
    says: MEDIGAP,
    ahead: [FALL, 'birthday 2027-01-01 2027-03-01'],
  },
  {
    who: 'Medigap, December 31, in January',
    born: '1949-12-31',
    says: MEDIGAP,
    asOf: '2027-01-15',
    ahead: ['birthday 2026-12-31 2027-02-28', 'fall 2027-10-15 2027-12-07'],
  },
  {
    who: 'Part B since September',
    born: '1961-09-20',
    says: { ...ORIGINAL, partBFrom: '2026-09-01' },
    ahead: [FALL, 'initialPlans 2026-06-01 2026-12-31', 'medigap 2026-09-01 2027-02-28'],
  },
  {
    who: 'Part B for a disability, 65 in January',
    born: '1962-01-20',
    says: { ...ORIGINAL, partBFrom: '2024-01-01' },
    ahead: [FALL, 'initialPlans 2026-10-01 2027-04-30', 'medigap 2027-01-01 2027-06-30'],
  },
  { who: 'renewal in March', born: '1946-05-05', says: renewal(3), ahead: [FALL, 'renewal 2027-03-01 2027-03-31'] },
  { who: 'renewal this month', born: '1946-05-05', says: renewal(11), ahead: ['renewal 2026-11-01 2026-11-30', FALL] },
  {
    who: 'renewal was in September',
    born: '1946-05-05',
    says: renewal(9),
    ahead: [FALL, 'repair 2026-10-01 2026-12-29', 'renewal 2027-09-01 2027-09-30'],
  },
  {
    who: 'renewal in a February with 29 days',
    born: '1946-05-05',
    says: renewal(2),
    asOf: '2028-01-10',
    ahead: ['renewal 2028-02-01 2028-02-29', 'fall 2028-10-15 2028-12-07'],
  },
];

const LATE = ['general 2027-01-01 2027-03-31'];
const residence = (since: string, cardMonth: string | null = null) => ({ residence: { since, cardMonth } });

const PERMANENT_RESIDENTS: Person[] = [
  {
    who: 'five years in April: from the 58th full month',
    born: '1955-05-05',
    says: residence('2022-03-10'),
    ahead: [COVERED, 'fifthYear 2027-01-01 2027-07-31', 'medigap 2027-04-01 2027-09-30'],
  },
  {
    who: 'came on the first of a month: it counts',
    born: '1955-05-05',
    says: residence('2022-03-01'),
    ahead: [COVERED, 'fifthYear 2026-12-01 2027-06-30', 'medigap 2027-03-01 2027-08-31'],
  },
  {
    who: 'green card after eight years: the month of its notice is the fourth',
    born: '1955-05-05',
    says: residence('2018-06-15', '2026-11-01'),
    ahead: ['fifthYear 2026-08-01 2027-02-28', ...LATE, 'medigap 2026-11-01 2027-04-30'],
  },
  {
    who: 'five years were complete long before 65',
    born: '1961-12-31',
    says: residence('2010-01-01', '2012-01-01'),
    ahead: DECEMBER_START,
  },
  {
    who: 'Medicare already: nothing opens again',
    born: '1946-05-05',
    says: { ...ORIGINAL, ...residence('2022-03-10') },
    ahead: [FALL, 'initialPlans 2027-01-01 2027-07-31'],
  },
];

export const PEOPLE: readonly Person[] = [...AROUND_65, ...AFTER_WORK, ...WITH_MEDICARE, ...PERMANENT_RESIDENTS];
