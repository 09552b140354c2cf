// What the Medicare Savings Programs' rules say (docs/facts/policy.md#medicare-savings-programs, and
// #medicare-who-is-eligible for the Part A buy-in).
import type { BilingualText } from '@app/contracts/http/errors';

export const SAVINGS_WORDS = {
  titles: {
    qmb: { ko: '메디케어 비용 지원(QMB)', en: 'Medicare Savings Program: QMB' },
    slmb: { ko: '메디케어 비용 지원(SLMB)', en: 'Medicare Savings Program: SLMB' },
    qi: { ko: '메디케어 비용 지원(QI)', en: 'Medicare Savings Program: QI' },
  },
  counted: { ko: '{{income}}에서 {{off}}를 뺐습니다.', en: '{{income}} minus {{off}}.' },
  monthly: { ko: '한 달 {{month}}', en: '{{month}} a month' },
  qmb: {
    ko: '소득이 가장 넓은 지원인 QMB의 기준 안입니다. 파트 A와 B의 보험료, 공제액, 비율 부담금을 주에서 내 줄 수 있습니다.',
    en: 'Your income fits QMB, the program that helps most. The state may pay your Part A and B premiums, deductibles and coinsurance.',
  },
  slmb: {
    ko: '소득이 SLMB 기준보다 적습니다. 파트 B 보험료를 주에서 내 줄 수 있습니다.',
    en: 'Your income is below the SLMB limit. The state may pay your Part B premium.',
  },
  qi: {
    ko: '소득이 QI 기준보다 적습니다. 파트 B 보험료를 주에서 내 줄 수 있습니다.',
    en: 'Your income is below the QI limit. The state may pay your Part B premium.',
  },
  none: {
    ko: '계산에 넣는 소득이 이 지원의 기준 안에 들지 않습니다.',
    en: 'Your countable income is not within this program’s limit.',
  },
  california: {
    ko: '캘리포니아에서는 소득이 이 정도인 분이 대부분 메디캘을 받고, 주에서 파트 B 보험료도 내 줍니다.',
    en: 'In California most people with this income get Medi-Cal, and the state pays their Part B premium too.',
  },
  borderline: {
    ko: '기준에 가깝습니다. 신청해 보세요. 결정은 카운티가 합니다.',
    en: 'You are close to the limit, so apply. The county decides.',
  },
  noMedicare: {
    ko: '메디케어가 있는 분을 위한 지원입니다.',
    en: 'This help is for people with Medicare.',
  },
  medicareOpen: {
    ko: '메디케어가 있는 분을 위한 지원입니다. 메디케어를 받을 수 있는지 먼저 알아봐야 합니다.',
    en: 'This help is for people with Medicare. Find out first whether you can get Medicare.',
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
} as const satisfies Record<string, BilingualText | Record<string, BilingualText>>;
