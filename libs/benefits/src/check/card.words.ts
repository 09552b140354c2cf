// A card to hold out at a counter. Korean for the visitor, English for the member of staff; always both.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { BilingualText } from '@app/contracts/http/errors';

export const CARD_WORDS = {
  interpreter: { ko: '한국어 통역을 부탁드립니다.', en: 'Please provide a Korean interpreter.' },
  ask: { ko: '제가 받을 수 있는 혜택을 알아보고 싶습니다.', en: 'I would like to find out which benefits I may get.' },
  askStatus: {
    ko: '제 신분으로 받을 수 있는 혜택을 물어보고 싶습니다.',
    en: 'I would like to ask which benefits are open to me.',
  },
  mediCal: { ko: '메디캘을 신청하고 싶습니다.', en: 'I would like to apply for Medi-Cal.' },
  mediCalAndSavings: {
    ko: '메디캘과 메디케어 비용 지원(MSP)을 신청하고 싶습니다.',
    en: 'I would like to apply for Medi-Cal and the Medicare Savings Program (MSP).',
  },
  age: { ko: '나이', en: 'Age' },
  years: { ko: '{{age}}세', en: '{{age}}' },
  status: { ko: '신분', en: 'Status' },
  household: { ko: '가구', en: 'Household' },
  people: { ko: '{{size}}명', en: '{{size}}' },
  income: { ko: '세금을 떼기 전 소득', en: 'Gross income' },
  month: { ko: '한 달 {{income}}', en: '{{income}} / month' },
  insurance: { ko: '지금 보험', en: 'Coverage now' },
  limit: { ko: '기준', en: 'Limit' },
} as const satisfies Record<string, BilingualText>;

/** What to say about the first step of each program; the others are asked about in general. */
export const CARD_ASKS: Partial<Record<EligibilityProgram, BilingualText>> = {
  medicare: { ko: '메디케어에 가입하고 싶습니다.', en: 'I would like to sign up for Medicare.' },
  'extra-help': {
    ko: '약값 추가 지원(Extra Help)을 신청하고 싶습니다.',
    en: 'I would like to apply for Extra Help with drug costs.',
  },
  'covered-california': {
    ko: '커버드 캘리포니아 보험과 보험료 보조를 신청하고 싶습니다.',
    en: 'I would like to apply for a Covered California plan with premium help.',
  },
  'share-of-cost': {
    ko: '본인 몫을 내는 메디캘을 신청하고 싶습니다.',
    en: 'I would like to apply for Medi-Cal with a share of cost.',
  },
  calfresh: { ko: '캘프레시(CalFresh)를 신청하고 싶습니다.', en: 'I would like to apply for CalFresh.' },
  care: { ko: '요금 할인(CARE)을 신청하고 싶습니다.', en: 'I would like to apply for the CARE discount.' },
  fera: { ko: '요금 할인(FERA)을 신청하고 싶습니다.', en: 'I would like to apply for the FERA discount.' },
};

export const CARD_STATUSES = {
  citizen: { ko: '시민권자', en: 'US citizen' },
  resident: { ko: '영주권자', en: 'Permanent resident' },
} as const satisfies Record<string, BilingualText>;

export const CARD_INSURANCES = {
  medicare: { ko: '메디케어', en: 'Medicare' },
  medicaid: { ko: '메디캘', en: 'Medi-Cal' },
  employer: { ko: '직장 보험', en: 'Employer coverage' },
  private: { ko: '개인 보험', en: 'Private insurance' },
} as const satisfies Record<string, BilingualText>;
