// Stays outside the US, worked out by hand from docs/facts/policy.md#korea.
import { FIGURES } from '../figures/figures';
import { SOURCES } from '../figures/sources';
import { TRIP_HOLDINGS } from './answers';
import type { Trip } from './answers';
import { lengthsOn } from './situation';
import { tripDates } from './trip-dates';

const LENGTHS = lengthsOn(FIGURES, '2026-11-28');
const datesOf = (trip: Trip): string[] => tripDates(trip, LENGTHS).map(({ id, to }) => `${id} ${to}`);
const REPORT = (day: string): string => `tripReport ${day}`;

const STAYS: readonly (readonly [who: string, trip: Trip, dates: readonly string[]])[] = [
  [
    'three weeks with SSI',
    { leaves: '2027-03-10', returns: '2027-03-31', has: ['ssi'] },
    [REPORT('2027-03-10'), 'tripSsi 2027-04-09'],
  ],
  [
    'back on the last day that keeps SSI',
    { leaves: '2027-03-10', returns: '2027-04-09', has: ['ssi'] },
    [REPORT('2027-03-10'), 'tripSsi 2027-04-09'],
  ],
  [
    'thirty days outside: again after thirty days here',
    { leaves: '2027-03-10', returns: '2027-04-10', has: ['ssi'] },
    [REPORT('2027-03-10'), 'tripSsi 2027-04-09', 'tripSsiBack 2027-05-10'],
  ],
  [
    'fewer than thirty days, but all of February',
    { leaves: '2027-01-31', returns: '2027-03-01', has: ['ssi'] },
    [REPORT('2027-01-31'), 'tripSsi 2027-02-28', 'tripSsiBack 2027-03-01'],
  ],
  [
    'two months with Medi-Cal',
    { leaves: '2027-03-01', returns: '2027-04-30', has: ['mediCal'] },
    [REPORT('2027-03-01')],
  ],
  [
    'three months with Medi-Cal and IHSS',
    { leaves: '2027-03-01', returns: '2027-06-01', has: ['mediCal', 'ihss'] },
    [REPORT('2027-03-01'), 'tripCounty 2027-04-30'],
  ],
  [
    'seven months with Part C, from the end of a month',
    { leaves: '2026-08-31', returns: '2027-03-31', has: ['partC'] },
    ['tripPartB 2026-08-31', 'tripPartC 2027-02-28'],
  ],
  [
    'Medigap covers the first sixty days',
    { leaves: '2027-01-01', returns: '2027-03-10', has: ['medigap'] },
    ['tripPartB 2027-01-01', 'tripMedigap 2027-03-01'],
  ],
  ['a green card and 180 days', { leaves: '2027-01-01', returns: '2027-06-30', has: ['greenCard'] }, []],
  [
    'a green card and a day more',
    { leaves: '2027-01-01', returns: '2027-07-01', has: ['greenCard'] },
    ['tripGreenCard 2027-06-30'],
  ],
  ['nothing that a stay changes', { leaves: '2027-01-01', returns: null, has: [] }, []],
];

test.each(STAYS)('%s', (_who, trip, dates) => expect(datesOf(trip)).toEqual(dates));

test('without a day of return every mark of the stay is shown, each with a page that is listed', () => {
  const all = tripDates({ leaves: '2027-03-10', returns: null, has: TRIP_HOLDINGS }, LENGTHS);
  expect(all.map(({ id }) => id)).toEqual([
    'tripReport',
    'tripPartB',
    'tripSsi',
    'tripMedigap',
    'tripCounty',
    'tripGreenCard',
    'tripPartC',
  ]);
  expect(all.flatMap(({ sources }) => sources.filter((id) => !(id in SOURCES)))).toEqual([]);
});
