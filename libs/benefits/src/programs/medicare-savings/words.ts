// What the Medicare Savings Programs' rules say (policy.md 4, and 1.1 for the Part A buy-in).
import type { BilingualText } from '@app/contracts/http/errors';

export const SAVINGS_WORDS = {
  title: { ko: '메디케어 비용 지원(MSP): 소득 구간', en: 'Medicare Savings Programs: income band' },
  counted: { ko: '{income}에서 {off}를 뺐습니다.', en: '{income} minus {off}.' },
  monthly: { ko: '한 달에 약 {month}', en: 'about {month} a month' },
  qmb: {
    ko: '소득으로는 가장 넓은 지원인 QMB 구간입니다. 파트 A와 B의 보험료, 공제액, 비율 부담금을 주에서 내 줄 수 있습니다.',
    en: 'Your income fits QMB, the program that helps most. The state may pay your Part A and B premiums, deductibles and coinsurance.',
  },
  slmb: {
    ko: '소득으로는 SLMB 구간입니다. 파트 B 보험료를 주에서 내 줄 수 있습니다.',
    en: 'By income this is the SLMB band: the state may pay the Part B premium.',
  },
  qi: {
    ko: '소득으로는 QI 구간입니다. 파트 B 보험료를 주에서 내 줄 수 있습니다.',
    en: 'By income this is the QI band: the state may pay the Part B premium.',
  },
  none: {
    ko: '소득이 메디케어 비용 지원의 가장 높은 기준 이상입니다.',
    en: 'The income is at or above the highest limit of the Medicare Savings Programs.',
  },
  california: {
    ko: '캘리포니아에서는 이 구간의 분들이 대부분 메디캘을 받고, 주에서 파트 B 보험료도 내 줍니다.',
    en: 'In California most people in this band get Medi-Cal, and the state pays the Part B premium as well.',
  },
  savings: {
    ko: '재산도 심사합니다. 사는 집과 차 한 대는 넣지 않습니다. 자세한 것은 카운티에 물어보세요.',
    en: 'Your savings count too. The home you live in and one car do not. Ask the county.',
  },
  borderline: {
    ko: '기준에 가깝습니다. 신청해 보세요. 결정은 카운티가 합니다.',
    en: 'Close to the limit: apply, the county decides.',
  },
  noMedicare: {
    ko: '메디케어가 있는 분을 위한 지원입니다.',
    en: 'This help is for people with Medicare.',
  },
  unknown: {
    ko: '이 날짜의 기준을 아직 확인하지 못해 알려 드릴 수 없습니다.',
    en: 'We don’t have the limits for this date yet, so we could not tell.',
  },
  buyInTitle: { ko: '파트 A 보험료를 주에서 내 주는 제도', en: 'Part A paid by the state (buy-in)' },
  buyIn: {
    ko: '근로 크레딧이 모자라도 파트 B가 있고 QMB에 해당하면, 캘리포니아주가 언제든 파트 A에 가입시켜 주고 보험료를 내 줍니다. 늦게 가입한 벌금도 없습니다.',
    en: 'If you have Part B and qualify for QMB but don’t have enough work credits, California enrolls you in Part A at any time of year, pays the premium and waives late penalties.',
  },
} as const satisfies Record<string, BilingualText>;
