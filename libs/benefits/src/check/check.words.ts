// Headline, reasons and assumptions of an answer (policy.md section 9): possible, never promised.
import type { BilingualText } from '@app/contracts/http/errors';

export const PROGRAM_NAMES = {
  medicare: { ko: '메디케어', en: 'Medicare' },
  mediCal: { ko: '메디캘', en: 'Medi-Cal' },
  extraHelp: { ko: '약값 추가 지원', en: 'Extra Help' },
} as const satisfies Record<string, BilingualText>;

export const HEADLINES = {
  all: { ko: '세 가지 모두 해당될 수 있습니다.', en: 'All three are possible for you.' },
  some: { ko: '{names}에 해당될 수 있습니다.', en: '{names}: possibly eligible.' },
  scope: {
    ko: '메디캘의 보장 범위는 신분에 따라 다릅니다.',
    en: 'What Medi-Cal covers depends on the status.',
  },
  none: {
    ko: '입력하신 내용으로는 세 가지 모두 조건에 맞지 않습니다. 아래에 다른 길이 있습니다.',
    en: 'The information entered does not meet the requirements of the three. Other ways are listed below.',
  },
} as const satisfies Record<string, BilingualText>;

export const REASONS = {
  less: {
    ko: '세는 소득 {yours}는 기준 {limit}보다 한 해 {gap} 적습니다.',
    en: 'The counted income of {yours} is {gap} a year below the limit of {limit}.',
  },
  equal: {
    ko: '세는 소득 {yours}가 기준과 같습니다.',
    en: 'The counted income of {yours} is exactly at the limit.',
  },
  more: {
    ko: '세는 소득 {yours}가 기준 {limit}보다 한 해 {gap} 많습니다.',
    en: 'The counted income of {yours} is {gap} a year above the limit of {limit}.',
  },
  scope: {
    ko: '소득은 기준 안입니다. 보장 범위가 모든 보장인지, 응급과 임신 보장인지는 신분에 따라 다릅니다.',
    en: 'The income is within the limit. Whether cover is full or for emergencies and pregnancy depends on the status.',
  },
  automatic: {
    ko: '메디캘이 되면 따로 신청하지 않아도 됩니다.',
    en: 'With Medi-Cal there is no application of its own.',
  },
} as const satisfies Record<string, BilingualText>;

export const ASSUMPTIONS = {
  size: {
    ko: '혼자 사는 1인 가구로 보았습니다.',
    en: 'A household of one was assumed.',
  },
  couple: {
    ko: '배우자와 함께 사시면 두 분의 소득을 합해 2인 기준으로 봅니다. 그때는 결과가 다를 수 있습니다.',
    en: 'If you live with a spouse, both incomes are held against the limits for two and the answer may differ.',
  },
  pension: {
    ko: '소득은 모두 연금 같은 소득으로 보아 한 달 {amount}를 뺐습니다.',
    en: 'All income was taken as pension-type income, so {amount} a month was taken off.',
  },
  magi: {
    ko: '65세 전이므로 소득을 세금 기준 소득(MAGI)으로 보았습니다.',
    en: 'Under 65 the income was taken as tax income (MAGI).',
  },
  resident: {
    ko: '영주권은 그린카드를 가진 합법 영주권으로 보았습니다.',
    en: '"Resident" was taken as a lawful permanent resident with a green card.',
  },
  other: {
    ko: '"그 밖의 신분"은 시민권과 영주권을 뺀 모든 신분으로 보았습니다.',
    en: '"Other" was taken as every status but citizen and permanent resident.',
  },
  savings: {
    ko: '저축이 얼마인지 묻지 않았고 결과에 넣지 않았습니다. 65세 이상이거나 장애가 있으면 카운티가 저축을 볼 수 있습니다.',
    en: 'Savings were not asked and did not decide anything. At 65 or with a disability the county may look at them.',
  },
  insurance: {
    ko: '직장 보험이나 개인 보험이 있어도 메디케어와 메디캘의 결과는 바뀌지 않습니다.',
    en: 'Employer or private cover does not change the answers for Medicare and Medi-Cal.',
  },
  oldFigures: {
    ko: '{year}년 기준으로 보았습니다. {asked}년 금액은 아직 싣지 않았습니다.',
    en: 'The {year} limits were used; the {asked} amount was not loaded yet.',
  },
  dated: {
    ko: '{year}년 기준이며 {checked}에 확인한 금액입니다.',
    en: '{year} limits, checked {checked}.',
  },
} as const satisfies Record<string, BilingualText>;
