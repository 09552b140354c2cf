// Where the agencies publish news. The addresses of memory-only entries are tried by the news fetcher before use.
import type { ContentRecord } from './record';

export interface NewsroomRecord extends ContentRecord {
  url: string;
  feedUrl: string | null;
  kind: 'html-list' | 'rss+html';
}

export const NEWSROOMS: readonly NewsroomRecord[] = [
  {
    id: 'cms',
    name: 'CMS Newsroom',
    nameKo: '연방 메디케어청(CMS) 뉴스',
    nameKoSource: 'translated',
    sourceUrl: 'https://cms.gov/newsroom/fact-sheets/2023-medicare-advantage-and-part-d-star-ratings',
    sourceDate: '2022-10-06',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['feedUrl'],
    url: 'https://www.cms.gov/newsroom',
    feedUrl: 'https://www.cms.gov/newsroom/rss-feeds',
    kind: 'html-list',
  },
  {
    id: 'dhcs',
    name: 'California DHCS news releases',
    nameKo: '캘리포니아주 보건서비스국(DHCS) 뉴스',
    nameKoSource: 'translated',
    sourceUrl: null,
    sourceDate: null,
    checkedOn: '2026-11-20',
    confidence: 'memory',
    isStale: false,
    unconfirmedFields: ['url'],
    confirmAt: 'https://www.dhcs.ca.gov',
    url: 'https://www.dhcs.ca.gov',
    feedUrl: null,
    kind: 'html-list',
  },
  {
    id: 'ssa',
    name: 'Social Security press releases',
    nameKo: '사회보장국(SSA) 보도자료',
    nameKoSource: 'translated',
    sourceUrl: null,
    sourceDate: null,
    checkedOn: '2026-11-20',
    confidence: 'memory',
    isStale: false,
    unconfirmedFields: ['feedUrl', 'url'],
    confirmAt: 'https://www.ssa.gov/news/press/releases/',
    url: 'https://www.ssa.gov/news/press/releases/',
    feedUrl: 'https://blog.ssa.gov/feed/',
    kind: 'rss+html',
  },
  {
    id: 'covered-california',
    name: 'Covered California news releases',
    nameKo: '커버드 캘리포니아 뉴스',
    nameKoSource: 'translated',
    sourceUrl:
      'https://www.coveredca.com/newsroom/news-releases/2022/12/13/covered-california-joins-korean-health-leaders-in-los-angeles-to-discuss-open-enrollment-for-2023',
    sourceDate: '2022-12-13',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    url: 'https://www.coveredca.com/newsroom/news-releases/',
    feedUrl: null,
    kind: 'html-list',
  },
];
