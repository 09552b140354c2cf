// Changes of the law that people of 65 and over and their families should know, with the day each one begins. Facts:
// docs/facts/policy.md#medicare, #medi-cal and #covered-california. Amounts that change stand in libs/benefits, never
// here.
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

const checked = {
  nameKoSource: 'translated',
  sourceDate: null,
  checkedOn: '2026-11-20',
  confidence: 'verified',
  verified: 'second-hand',
  isStale: false,
  unconfirmedFields: [],
} as const;

const LAW_2025 = 'https://www.govinfo.gov/content/pkg/PLAW-119publ21/html/PLAW-119publ21.htm';
const DATES = 'https://www.coveredca.com/support/before-you-buy/enrollment-dates-and-deadlines/';

export const POLICY_UPDATES: readonly PolicyUpdateRecord[] = [
  {
    ...checked,
    id: 'part-b-rebate-fraud',
    type: 'important',
    effectiveOn: '2026-10-01',
    name: 'The Part B rebate is automatic. A call about it is a scam',
    nameKo: '파트 B 환급금은 자동으로 나옵니다. 이 일로 오는 전화는 사기입니다',
    sourceUrl:
      'https://www.cms.gov/newsroom/fact-sheets/medicare-improvement-fund-premium-rebate-frequently-asked-questions',
    text: {
      ko: '파트 B 보험료를 직접 내는 일부 가입자는 2026년 10월에 90달러를 한 번 돌려받았습니다. 따로 신청할 것은 없습니다. 환급금을 준다며 메디케어 번호나 은행 계좌를 물으면 알려 주지 말고 끊으세요.',
      en: 'In October 2026 some people who pay their own Part B premium got $90 back, once. There is nothing to apply for. If anyone calls about it and asks for your Medicare number or bank account, hang up.',
    },
    page: '/medicare',
  },
  {
    ...checked,
    id: 'covered-california-2027-window',
    type: 'important',
    effectiveOn: '2026-11-01',
    name: 'Covered California: sign up for 2027 by January 31, 2027',
    nameKo: '커버드 캘리포니아 2027년 보험은 2027년 1월 31일까지 가입하세요',
    sourceUrl: DATES,
    text: {
      ko: '2027년 1월 1일부터 보장받으려면 2026년 12월 31일까지 신청하세요. 마지막 날은 2027년 1월 31일입니다. 가입을 12월 31일에 끝내려던 연방 규정을 법원이 무효로 했지만, 아직 항소가 진행 중입니다. 신청하기 전에 coveredca.com에서 날짜를 확인하세요.',
      en: 'Sign up by December 31, 2026 for coverage that starts January 1. The last day is January 31, 2027. A court struck down the federal rule that would have ended enrollment on December 31, and an appeal is pending, so check coveredca.com before you apply.',
    },
    page: '/covered-california',
  },
  {
    ...checked,
    id: 'medi-cal-back-cover',
    type: 'important',
    effectiveOn: '2027-01-01',
    name: 'Medi-Cal will pay fewer months of past medical bills',
    nameKo: '메디캘이 내 주는 지난 의료비가 3개월에서 2개월로 줄어듭니다',
    sourceUrl: LAW_2025,
    text: {
      ko: '지금은 신청하기 전 3개월의 의료비까지 메디캘이 내 줄 수 있습니다. 2027년 1월 1일부터 신청하는 65세 이상과 장애가 있는 분은 2개월, 확대 대상 성인(19~64세)은 1개월만 됩니다. 밀린 병원비가 있으면 12월 31일까지 신청하세요.',
      en: 'Today Medi-Cal can pay medical bills from the 3 months before you apply. If you apply on or after January 1, 2027, it can go back only 2 months for people 65 and older or with a disability, and 1 month for adults 19 to 64 in the expansion group. If you have unpaid bills, apply by December 31.',
    },
    page: '/medi-cal',
  },
  {
    ...checked,
    id: 'medicare-status-loss',
    type: 'important',
    effectiveOn: '2027-01-04',
    name: 'People with some immigration statuses lose Medicare',
    nameKo: '일부 체류 신분은 메디케어를 더 쓸 수 없게 됩니다',
    sourceUrl: LAW_2025,
    verified: 'stored-copy',
    text: {
      ko: '2025년 7월 4일에 이미 메디케어가 있던 난민, 망명자, 임시보호신분(TPS) 등은 이날부터 메디케어를 쓸 수 없습니다. 시민권자, 영주권자, 쿠바·아이티 입국자, 자유연합협정(COFA) 국가 출신은 그대로 쓸 수 있습니다.',
      en: 'Refugees, asylees, people with TPS and some others who already had Medicare on July 4, 2025 lose it on this day. Citizens, permanent residents, Cuban/Haitian entrants and COFA residents keep it.',
    },
    page: '/medicare',
  },
  {
    ...checked,
    id: 'medi-cal-work-rules',
    type: 'update',
    effectiveOn: '2027-01-01',
    name: 'Medi-Cal work rules for some adults 19 to 64',
    nameKo: '19~64세 일부 성인은 메디캘에 근로 조건이 생깁니다',
    sourceUrl: 'https://www.dhcs.ca.gov/wp-content/uploads/2026/05/HR1-DHCS-Fact-Sheet-2026.pdf',
    text: {
      ko: '메디캘 확대 대상 성인(소득이 적은 19~64세)은 한 달에 80시간 일하거나 봉사하거나 공부했다는 증명을 내야 합니다. 2027년 3월부터는 6개월마다 갱신도 해야 합니다. 65세 이상, 메디케어가 있는 분, 장애가 있는 분은 해당하지 않습니다.',
      en: 'Adults 19 to 64 in the expansion group must show 80 hours a month of work, volunteering or school. Starting in March 2027 they also have to renew every 6 months. People who are 65 or older, have Medicare or have a disability are exempt.',
    },
    page: '/medi-cal',
  },
  {
    ...checked,
    id: 'medi-cal-dental',
    type: 'update',
    effectiveOn: '2027-07-01',
    name: 'Routine Medi-Cal dental care ends for people with some immigration statuses',
    nameKo: '일부 체류 신분은 메디캘 일반 치과 진료를 받을 수 없게 됩니다',
    sourceUrl: 'https://www.dhcs.ca.gov/services/medi-cal-dental-benefit-changes/',
    text: {
      ko: '체류 신분이 연방 기준에 맞지 않는 19세 이상은 2027년 7월 1일부터 일반 치과 진료를 보장받지 못합니다. 그 전까지는 그대로 치료받을 수 있고, 응급 치과 진료는 그 뒤에도 받을 수 있습니다. 영주권을 받은 지 5년이 안 된 분 가운데 일부도 해당합니다.',
      en: 'Starting July 1, 2027, adults 19 and older whose immigration status does not meet federal rules will no longer have routine dental care. Nothing changes until then, and emergency dental care stays covered. This includes some people who have had a green card for less than 5 years.',
    },
    page: '/medi-cal',
  },
  {
    ...checked,
    id: 'medi-cal-assets',
    type: 'important',
    effectiveOn: '2026-01-01',
    name: 'Medi-Cal counts savings again at 65 and over',
    nameKo: '65세 이상 메디캘에 재산 기준이 다시 생겼습니다',
    sourceUrl: 'https://www.dhcs.ca.gov/services/medi-cal/eligibility/letters/Documents/25-14.pdf',
    text: {
      ko: '2024년과 2025년에는 재산을 보지 않았습니다. 2026년부터는 65세 이상과 장애가 있는 분의 예금 같은 재산을 다시 심사합니다. 사는 집과 차 한 대는 재산에 넣지 않습니다.',
      en: 'Savings did not count in 2024 and 2025. Since 2026 they count again for people 65 and older or with a disability. The home you live in and one car do not count.',
    },
    page: '/medi-cal',
  },
  {
    ...checked,
    id: 'medi-cal-freeze',
    type: 'important',
    effectiveOn: '2026-01-01',
    name: 'Full Medi-Cal is closed to new applicants with some immigration statuses',
    nameKo: '일부 체류 신분은 메디캘의 응급·임신 보장만 새로 신청할 수 있습니다',
    sourceUrl: 'https://www.dhcs.ca.gov/file/25-13-pdf/',
    text: {
      ko: '체류 신분이 없거나 확인되지 않은 19세 이상과 방문·유학·취업 비자로 있는 19세 이상은 응급 진료와 임신 진료만 새로 신청할 수 있습니다. 이미 메디캘이 있는 분은 제때 갱신하면 계속 쓸 수 있습니다.',
      en: 'Adults 19 and older who are undocumented, whose status is not verified, or who have a visitor, student or work visa can now get only emergency and pregnancy care if they are new to Medi-Cal. Those who already have full Medi-Cal keep it if they renew on time.',
    },
    page: '/medi-cal',
  },
  {
    ...checked,
    id: 'medi-cal-october-2026',
    type: 'info',
    effectiveOn: '2026-10-01',
    name: 'Refugees and asylees keep full Medi-Cal, paid by the state',
    nameKo: '난민과 망명자의 메디캘은 주 정부 비용으로 이어집니다',
    sourceUrl: 'https://www.dhcs.ca.gov/file/acwdl-26-13-pdf/',
    text: {
      ko: '연방 정부가 더는 비용을 내지 않지만, 난민, 망명자, 1년 이상 체류를 허가받은 분(parole) 등은 캘리포니아가 비용을 내서 메디캘의 모든 보장을 이어 갑니다.',
      en: 'Federal funding for them has ended, but refugees, asylees, people paroled for at least one year and some others keep full Medi-Cal. California pays for it.',
    },
    page: '/medi-cal',
  },
  {
    ...checked,
    id: 'premium-credit-repaid',
    type: 'update',
    effectiveOn: '2026-01-01',
    name: 'Extra premium help has to be paid back in full',
    nameKo: '더 받은 보험료 보조는 모두 갚아야 합니다',
    sourceUrl: LAW_2025,
    text: {
      ko: '2026년분 세금 보고부터는 실제 소득에 맞는 금액보다 더 받은 보험료 보조를 한도 없이 모두 갚아야 합니다. 소득이 바뀌면 바로 커버드 캘리포니아에 알리세요.',
      en: 'Starting with your 2026 tax return, you have to pay back all of any premium tax credit beyond what your actual income allows. There is no longer a cap. Tell Covered California right away when your income changes.',
    },
    page: '/covered-california',
  },
  {
    ...checked,
    id: 'part-a-buy-in',
    type: 'info',
    effectiveOn: '2025-01-01',
    name: 'The state pays for Part A if you do not have enough work credits',
    nameKo: '근로 크레딧이 모자라도 주에서 파트 A 보험료를 내 줍니다',
    sourceUrl: 'https://www.dhcs.ca.gov/services/medicare-premium-payment-buy-in-program/',
    text: {
      ko: '파트 B가 있고 메디케어 비용 지원(QMB)에 해당하면, 캘리포니아가 때에 상관없이 파트 A에 가입시켜 주고 보험료도 내 줍니다.',
      en: 'If you have Part B and qualify for the QMB savings program, California enrolls you in Part A at any time of the year and pays the premium.',
    },
    page: '/medicare',
  },
];
