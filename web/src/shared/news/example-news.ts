// News in which everything is that a list can show: the build learns from them which styles the page needs.
import type { HealthNewsResponse } from '@app/contracts/http/health-news';
import type { ReadNews } from './news-answers';

const LONG_AGO = '2026-01-01T14:00:00Z';

const item: HealthNewsResponse = {
  id: '1',
  title: 'An example',
  summary: 'What it says',
  language: 'en',
  date: '2026-01-01',
  source: 'An agency',
  sourceKo: 'An agency',
  sourceId: 'cms',
  url: 'https://www.cms.gov/newsroom',
  category: 'medicare',
  featured: true,
  origin: 'live',
  checkedAt: LONG_AGO,
};

export const EXAMPLE_NEWS: ReadNews = {
  at: LONG_AGO,
  rows: [item, { ...item, id: '2', language: 'ko', summary: null, origin: 'sample' }],
  sources: {
    nextAt: LONG_AGO,
    access: 'operators',
    mayRead: false,
    // A list that is old has its notice.
    sources: [
      {
        source: 'cms',
        name: { ko: 'An agency', en: 'An agency' },
        goodAt: LONG_AGO,
        triedAt: LONG_AGO,
        failure: 'timeout',
        isReading: false,
      },
    ],
  },
};
