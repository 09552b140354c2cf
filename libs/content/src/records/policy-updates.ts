// Changes of the law that people of 65 and over and their families should know, with the day each one begins.
// Facts: facts/policy.md sections 1, 3 and 6. Amounts stand in libs/benefits, never here.
import type { BilingualText } from '@app/contracts/http/errors';
import type { ContentRecord } from './record';

/** important = somebody may lose or miss something; update = a rule or amount changed; info = good to know. */
export const UPDATE_TYPES = ['important', 'update', 'info'] as const;
export type UpdateType = (typeof UPDATE_TYPES)[number];

export interface PolicyUpdateRecord extends ContentRecord {
  type: UpdateType;
  /** `YYYY-MM-DD`: first day of the change. */
  effectiveOn: string;
  text: BilingualText;
  /** The screen of ours that says more, with its amounts. */
  page: '/medicare' | '/medi-cal' | '/covered-california';
}

const verified = {
  nameKoSource: 'translated',
  checkedOn: '2026-11-20',
  confidence: 'verified',
  isStale: false,
  unconfirmedFields: [],
} as const;

export const POLICY_UPDATES: readonly PolicyUpdateRecord[] = [
  {
    ...verified,
    id: 'medicare-status-loss',
    type: 'important',
    effectiveOn: '2027-01-04',
    name: 'Some immigration statuses lose Medicare',
    nameKo: '일부 체류 신분은 메디케어가 끝납니다',
    sourceUrl:
      'https://www.kff.org/report-section/health-provisions-in-the-2025-federal-budget-reconciliation-law-medicare/',
    sourceDate: '2025-08-04',
    text: {
      ko: '2025년 7월 4일에 이미 메디케어가 있던 난민, 망명자, 임시보호신분(TPS) 등은 이날부터 메디케어를 잃습니다. 시민권자, 영주권자, 쿠바·아이티 입국자, 자유연합협정(COFA) 주민은 그대로입니다.',
      en: 'People who already had Medicare on July 4, 2025 as refugees, asylees, with TPS and similar statuses lose it from this day. Citizens, permanent residents, Cuban/Haitian entrants and COFA residents keep it.',
    },
    page: '/medicare',
  },
  {
    ...verified,
    id: 'covered-california-2027-window',
    type: 'important',
    effectiveOn: '2026-11-01',
    name: 'Covered California: sign up for 2027 by December 31',
    nameKo: '커버드 캘리포니아 2027년 보험은 12월 31일까지 가입하세요',
    sourceUrl:
      'https://healthlaw.org/the-punitive-aca-marketplace-rule-rolls-back-progress-toward-marketplace-access-and-affordability/',
    sourceDate: '2025',
    text: {
      ko: '전에는 1월 31일까지였지만, 연방 규정이 바뀌어 2027년 보험부터는 12월 31일까지 가입 기간이 끝나야 합니다. 정확한 날짜는 coveredca.com에서 확인하세요.',
      en: 'It used to be January 31. Under a new federal rule, enrollment for 2027 coverage must end by December 31. Confirm the exact date at coveredca.com.',
    },
    page: '/covered-california',
  },
  {
    ...verified,
    id: 'medi-cal-work-rules',
    type: 'update',
    effectiveOn: '2027-01-01',
    name: 'Medi-Cal work rules for some adults 19 to 64',
    nameKo: '19~64세 일부 성인은 메디캘에 근로 조건이 생깁니다',
    sourceUrl: 'https://211sandiego.org/food-and-health-access',
    sourceDate: null,
    text: {
      ko: '메디캘 확대 대상 성인(소득이 적은 19~64세)은 한 달에 80시간 일하거나 봉사하거나 공부한 것을 증명해야 하고, 6개월마다 갱신합니다. 65세 이상, 메디케어가 있는 분, 장애가 있는 분은 해당하지 않습니다.',
      en: 'Adults in the expansion group must show 80 hours a month of work, service or school and renew every 6 months. People of 65 and over, with Medicare or with a disability are exempt.',
    },
    page: '/medi-cal',
  },
  {
    ...verified,
    id: 'medi-cal-dental',
    type: 'update',
    effectiveOn: '2026-07-01',
    name: 'Medi-Cal dental care ends for some statuses',
    nameKo: '일부 체류 신분은 메디캘 치과 진료가 끝났습니다',
    sourceUrl: 'https://www.dhcs.ca.gov/keep-your-Medi-Cal/Pages/Medi-Cal-Immigrant-Eligibility-FAQs.aspx',
    sourceDate: null,
    text: {
      ko: '연방 기준에 맞는 체류 신분이 아닌 19세 이상은 일반 치과 보장이 없습니다. 응급 치과는 받을 수 있습니다. 영주권을 받은 지 5년이 안 된 분 가운데 일부도 해당합니다.',
      en: 'Adults 19 and older whose immigration status does not meet federal rules no longer have routine dental care. Emergency dental is still covered. Some green-card holders of less than 5 years are included.',
    },
    page: '/medi-cal',
  },
  {
    ...verified,
    id: 'medi-cal-assets',
    type: 'important',
    effectiveOn: '2026-01-01',
    name: 'Medi-Cal counts savings again at 65 and over',
    nameKo: '65세 이상 메디캘에 재산 기준이 다시 생겼습니다',
    sourceUrl: 'https://self-law.org/code/ca/welfare-and-institutions-code/14005-62',
    sourceDate: null,
    text: {
      ko: '2024년과 2025년에는 재산을 보지 않았습니다. 2026년부터 65세 이상과 장애가 있는 분은 예금 같은 재산을 다시 심사합니다. 사는 집과 차 한 대는 세지 않습니다.',
      en: 'In 2024 and 2025 savings did not count. Since 2026 savings count again for people of 65 and over or with a disability. The home you live in and one car do not count.',
    },
    page: '/medi-cal',
  },
  {
    ...verified,
    id: 'medi-cal-freeze',
    type: 'important',
    effectiveOn: '2026-01-01',
    name: 'New full Medi-Cal enrollment closed for some statuses',
    nameKo: '일부 체류 신분은 모든 보장 메디캘을 새로 신청할 수 없습니다',
    sourceUrl: 'https://www.dhcs.ca.gov/keep-your-Medi-Cal/Pages/Medi-Cal-Immigrant-Eligibility-FAQs.aspx',
    sourceDate: null,
    text: {
      ko: '체류 신분이 없거나 확인되지 않은 19세 이상, 방문·유학·취업 비자인 19세 이상은 응급과 임신 진료만 새로 신청할 수 있습니다. 이미 메디캘이 있는 분은 제때 갱신하면 계속 쓸 수 있습니다.',
      en: 'Adults 19 and older who are undocumented, or whose status is not verified, or who have a visitor, student or work visa can now get only emergency and pregnancy care if they are new to Medi-Cal. Those who have full Medi-Cal keep it if they renew on time.',
    },
    page: '/medi-cal',
  },
  {
    ...verified,
    id: 'part-a-buy-in',
    type: 'info',
    effectiveOn: '2025-01-01',
    name: 'The state pays for Part A when work credits are missing',
    nameKo: '근로 크레딧이 모자라도 주에서 파트 A 보험료를 내 줍니다',
    sourceUrl: 'https://www.dhcs.ca.gov/services/Pages/Medicare-Part-A-Buy-In-Transition-FAQ.aspx',
    sourceDate: null,
    text: {
      ko: '파트 B가 있고 메디케어 비용 지원(QMB)에 해당하면, 캘리포니아가 한 해 언제든지 파트 A에 넣어 주고 보험료를 냅니다.',
      en: 'With Part B and the QMB savings program, California enrolls you in Part A at any time of the year and pays its premium.',
    },
    page: '/medicare',
  },
];
