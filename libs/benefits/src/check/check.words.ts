// Headline, reasons and assumptions of an answer (policy.md section 9): possible, never promised.
import type { BilingualText } from '@app/contracts/http/errors';

export const PROGRAM_NAMES = {
  medicare: { ko: '메디케어', en: 'Medicare' },
  mediCal: { ko: '메디캘', en: 'Medi-Cal' },
  extraHelp: { ko: '약값 추가 지원', en: 'Extra Help' },
} as const satisfies Record<string, BilingualText>;

export const HEADLINES = {
  all: { ko: '세 가지 모두 해당될 수 있습니다.', en: 'You may qualify for all three.' },
  some: { ko: '{names}에 해당될 수 있습니다.', en: 'You may qualify for {names}.' },
  scope: {
    ko: '메디캘의 보장 범위는 신분에 따라 다릅니다.',
    en: 'What Medi-Cal covers depends on your immigration status.',
  },
  none: {
    ko: '입력하신 내용으로는 세 가지 모두 조건에 맞지 않습니다. 아래에 다른 길이 있습니다.',
    en: 'Based on your answers, you may not qualify for these three. Other options are listed below.',
  },
} as const satisfies Record<string, BilingualText>;

export const REASONS = {
  less: {
    ko: '계산에 넣는 소득은 {yours}로, 기준 {limit}보다 한 해 {gap} 적습니다.',
    en: 'Your countable income is {yours}. That is {gap} a year below the limit of {limit}.',
  },
  equal: {
    ko: '계산에 넣는 소득 {yours}가 기준과 같습니다.',
    en: 'Your countable income of {yours} is exactly at the limit.',
  },
  more: {
    ko: '계산에 넣는 소득은 {yours}로, 기준 {limit}보다 한 해 {gap} 많습니다.',
    en: 'Your countable income is {yours}. That is {gap} a year above the limit of {limit}.',
  },
  scope: {
    ko: '소득은 기준 안입니다. 보장 범위가 모든 보장인지, 응급과 임신 보장인지는 신분에 따라 다릅니다.',
    en: 'Your income is within the limit. Whether you get full coverage or only emergency and pregnancy care depends on your immigration status.',
  },
  automatic: {
    ko: '메디캘이 되면 따로 신청하지 않아도 됩니다.',
    en: 'If you get Medi-Cal, you don’t have to apply for this.',
  },
} as const satisfies Record<string, BilingualText>;

export const ASSUMPTIONS = {
  size: {
    ko: '혼자 사는 1인 가구로 보았습니다.',
    en: 'We assumed you live alone (household of one).',
  },
  couple: {
    ko: '배우자와 함께 사시면 두 분의 소득을 합해 2인 기준으로 봅니다. 그때는 결과가 다를 수 있습니다.',
    en: 'If you live with a spouse, both incomes are compared with the limit for two, so the result may be different.',
  },
  pension: {
    ko: '소득이 모두 연금이라고 보고 한 달 {amount}를 뺐습니다. 일해서 번 돈이 있으면 더 뺄 수 있습니다.',
    en: 'We treated all your income as pension income and subtracted {amount} a month.',
  },
  magi: {
    ko: '65세 전이므로 소득을 세금 기준 소득(MAGI)으로 보았습니다.',
    en: 'Because you are under 65, we used income as it is counted for taxes (MAGI).',
  },
  resident: {
    ko: '‘영주권자’는 그린카드가 있는 분으로 보았습니다.',
    en: 'We took “permanent resident” to mean a green-card holder.',
  },
  other: {
    ko: '"그 밖의 신분"은 시민권과 영주권을 뺀 모든 신분으로 보았습니다.',
    en: 'We treated “another status” as any status other than citizen or permanent resident.',
  },
  savings: {
    ko: '재산은 묻지 않았고 결과에 넣지 않았습니다. 65세 이상이거나 장애가 있으면 카운티가 재산(한국에 있는 것도 포함)을 심사합니다.',
    en: 'We did not ask about your assets. If you are 65 or older or have a disability, the county will look at them.',
  },
  insurance: {
    ko: '직장 보험이나 개인 보험이 있어도 메디케어와 메디캘의 결과는 바뀌지 않습니다.',
    en: 'Employer or private cover does not change the answers for Medicare and Medi-Cal.',
  },
  oldFigures: {
    ko: '{year}년 기준으로 계산했습니다. {asked}년 금액은 아직 확인하지 못했습니다.',
    en: 'We used the {year} limits. We don’t have the {asked} amounts yet.',
  },
  dated: {
    ko: '{year}년 기준이며 {checked}에 확인한 금액입니다.',
    en: '{year} limits, checked {checked}.',
  },
} as const satisfies Record<string, BilingualText>;
