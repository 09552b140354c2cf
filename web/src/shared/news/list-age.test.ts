import type { NewsSourceState } from '@app/contracts/http/health-news';
import { oldLists } from './list-age';

const source = (changes: Partial<NewsSourceState>): NewsSourceState => ({
  source: 'cms',
  name: { ko: 'CMS', en: 'CMS' },
  goodAt: '2026-11-22T14:00:00Z',
  triedAt: null,
  failure: null,
  isReading: false,
  ...changes,
});
const daysOf = (changes: Partial<NewsSourceState>) => oldLists([source(changes)], '2026-11-22').map(({ days }) => days);

it('a list of this morning or of yesterday is not old', () => {
  expect(daysOf({})).toEqual([]);
  expect(daysOf({ goodAt: '2026-11-21T14:00:00Z' })).toEqual([]);
  // Before its first reading there is nothing to be old.
  expect(daysOf({ goodAt: null })).toEqual([]);
});

it('a failed reading says the days since the last good one, in California', () => {
  expect(daysOf({ failure: 'timeout' })).toEqual([0]);
  expect(daysOf({ failure: 'timeout', goodAt: '2026-11-20T05:00:00Z' })).toEqual([3]);
  expect(daysOf({ failure: 'blocked', goodAt: null })).toEqual([null]);
});

it('a list that no one has tried to read for two days is old too', () =>
  expect(daysOf({ goodAt: '2026-11-20T14:00:00Z' })).toEqual([2]));
