// Enrolment windows, with the source of each date.
import type { BilingualText } from '@app/contracts/http/errors';
import type { ContentRecord } from './record';

export interface EnrollmentRecord extends ContentRecord {
  /** `YYYY-MM-DD`; null for a line that is not a window. */
  start: string | null;
  /** null with a start = the end is not published; see latestPossibleEnd. */
  end: string | null;
  latestPossibleEnd: string | null;
  text: BilingualText | null;
  phone: string | null;
  koreanPhone: string | null;
  hours: BilingualText | null;
}

export const ENROLLMENT: readonly EnrollmentRecord[] = [
  {
    id: 'covered-ca-2027',
    name: 'Covered California open enrollment for 2027 coverage',
    nameKo: '커버드 캘리포니아 2027년 보험 가입 기간',
    nameKoSource: 'translated',
    sourceUrl:
      'https://healthlaw.org/the-punitive-aca-marketplace-rule-rolls-back-progress-toward-marketplace-access-and-affordability/',
    sourceDate: '2025',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    start: '2026-11-01',
    end: null,
    latestPossibleEnd: '2026-12-31',
    text: {
      ko: '2026년 12월 31일까지 가입을 마치고 coveredca.com에서 날짜를 확인하세요. 2025년 6월의 연방 규정에 따라 2027년 보험부터는 11월 1일까지 시작해 12월 31일까지 끝나야 합니다. 커버드 캘리포니아가 직접 알린 2027년 날짜는 아직 찾지 못했습니다.',
      en: 'Finish by December 31, 2026 and confirm the dates at coveredca.com. Under a federal rule of June 2025, from 2027 coverage on enrollment must start by November 1 and end by December 31. No dated statement of Covered California for 2027 was found.',
    },
    phone: null,
    koreanPhone: null,
    hours: null,
  },
  {
    id: 'covered-ca-2026',
    name: 'Covered California open enrollment for 2026 coverage (past)',
    nameKo: '커버드 캘리포니아 2026년 보험 가입 기간(지남)',
    nameKoSource: 'translated',
    sourceUrl: 'https://www.escalontimes.com/news/covered-californias-open-enrollment-period-underway',
    sourceDate: '2025-11',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    start: '2025-11-01',
    end: '2026-01-31',
    latestPossibleEnd: null,
    text: null,
    phone: null,
    koreanPhone: null,
    hours: null,
  },
  {
    id: 'covered-ca-help',
    name: 'Covered California help',
    nameKo: '커버드 캘리포니아 상담',
    nameKoSource: 'translated',
    sourceUrl:
      'https://www.cdii.ca.gov/consumer-reports/complaint-data-reports/state-consumer-assistance/covered-california/',
    sourceDate: null,
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    start: null,
    end: null,
    latestPossibleEnd: null,
    text: null,
    phone: '1-800-300-1506',
    koreanPhone: '1-800-738-9116',
    hours: {
      ko: '월~금 오전 8시~오후 6시(가입 기간에는 더 길게)',
      en: 'Mon-Fri 8 a.m. to 6 p.m. (longer in peak season)',
    },
  },
  {
    id: 'medicare-oep',
    name: 'Medicare open enrollment',
    nameKo: '메디케어 가을 변경 기간',
    nameKoSource: 'translated',
    sourceUrl: 'http://sf1.koreatimes.com/article/20191024/1276330',
    sourceDate: '2019-10-24',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    start: '2026-10-15',
    end: '2026-12-07',
    latestPossibleEnd: null,
    text: {
      ko: '해마다 같은 날짜입니다.',
      en: 'Same dates every year.',
    },
    phone: null,
    koreanPhone: null,
    hours: null,
  },
  {
    id: 'medicare-and-you-ko',
    name: 'Medicare & You and other Medicare material in Korean',
    nameKo: '한국어 메디케어 자료',
    nameKoSource: 'translated',
    sourceUrl: null,
    sourceDate: null,
    checkedOn: '2026-11-20',
    confidence: 'memory',
    isStale: false,
    unconfirmedFields: [],
    confirmAt: 'https://www.medicare.gov',
    start: null,
    end: null,
    latestPossibleEnd: null,
    text: null,
    phone: null,
    koreanPhone: null,
    hours: null,
  },
];
