// Headline, reasons and assumptions of an answer (docs/facts/policy.md#words-every-result-must-carry): possible, never
// promised.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { BilingualText } from '@app/contracts/http/errors';

export const HEADLINES = {
  more: {
    ko: '{{first}} {{second}} 등에 해당될 수 있습니다',
    en: 'You may qualify for {{first}}, {{second}} and more',
  },
  two: { ko: '{{first}} {{second}}에 해당될 수 있습니다', en: 'You may qualify for {{first}} and {{second}}' },
  one: { ko: '{{first}}에 해당될 수 있습니다', en: 'You may qualify for {{first}}' },
  ask: { ko: '조금 더 알아보면 길이 있습니다', en: 'We need to know a little more' },
  none: {
    ko: '지금 답으로는 새로 받을 것을 찾지 못했습니다',
    en: 'We found nothing new for you with these answers',
  },
} as const satisfies Record<string, BilingualText>;

export type HeadlineProgram = Exclude<EligibilityProgram, 'working-disabled' | 'ssi' | 'capi' | 'ihss' | 'pace'>;

/** `joined` carries the particle that binds a second name. */
export const HEADLINE_NAMES: Readonly<Record<HeadlineProgram, { name: BilingualText; joined: BilingualText }>> = {
  medicare: { name: { ko: '메디케어', en: 'Medicare' }, joined: { ko: '메디케어와', en: 'Medicare' } },
  'medi-cal': { name: { ko: '메디캘', en: 'Medi-Cal' }, joined: { ko: '메디캘과', en: 'Medi-Cal' } },
  'extra-help': {
    name: { ko: '약값 추가 지원', en: 'Extra Help' },
    joined: { ko: '약값 추가 지원과', en: 'Extra Help' },
  },
  'covered-california': {
    name: { ko: '커버드 캘리포니아 보험료 보조', en: 'Covered California premium help' },
    joined: { ko: '커버드 캘리포니아 보험료 보조와', en: 'Covered California premium help' },
  },
  qmb: { name: { ko: '메디케어 비용 지원', en: 'QMB' }, joined: { ko: '메디케어 비용 지원과', en: 'QMB' } },
  slmb: { name: { ko: '메디케어 비용 지원', en: 'SLMB' }, joined: { ko: '메디케어 비용 지원과', en: 'SLMB' } },
  qi: { name: { ko: '메디케어 비용 지원', en: 'QI' }, joined: { ko: '메디케어 비용 지원과', en: 'QI' } },
  'share-of-cost': {
    name: { ko: '본인 몫 메디캘', en: 'Medi-Cal with a share of cost' },
    joined: { ko: '본인 몫 메디캘과', en: 'Medi-Cal with a share of cost' },
  },
  calfresh: { name: { ko: '식비 지원', en: 'CalFresh' }, joined: { ko: '식비 지원과', en: 'CalFresh' } },
  care: {
    name: { ko: '전기·가스 할인', en: 'the CARE discount' },
    joined: { ko: '전기·가스 할인과', en: 'the CARE discount' },
  },
  fera: {
    name: { ko: '전기 요금 할인', en: 'the FERA discount' },
    joined: { ko: '전기 요금 할인과', en: 'the FERA discount' },
  },
};

export const ASSUMPTIONS = {
  size: {
    ko: '배우자와 21세 미만 자녀 없이 혼자인 것으로 보았습니다.',
    en: 'We assumed that you have no spouse and no children under 21 (household of one).',
  },
  units: {
    ko: '65세 이상이거나 장애가 있는 분의 메디캘과 메디케어 비용 지원은 본인과 배우자만 세었습니다.',
    en: 'For Medi-Cal at 65 or older or with a disability, and for the Medicare Savings Programs, only you and your spouse count.',
  },
  noAge: {
    ko: '나이를 모르신다고 하셔서, 나이와 상관없이 같은 결과만 정하고 나머지는 나이에 따라 어떻게 다른지 알려 드립니다.',
    en: 'You did not know the age, so we answer only what is the same at every age from 50 on, and show how the rest depends on age.',
  },
  noHousehold: {
    ko: '식구 수를 모르신다고 하셔서, 식구가 몇 명이어도 같은 결과만 정하고 나머지는 식구 수에 따라 어떻게 다른지 알려 드립니다.',
    en: 'You did not know the household size, so we answer only what is the same for one to eight people, and show how the rest depends on the number.',
  },
  noIncome: {
    ko: '소득을 모르신다고 하셔서, 소득으로 정해지는 것은 정하지 않고 기준만 알려 드립니다.',
    en: 'You did not know your income, so we show the limits and leave open everything that depends on income.',
  },
  noInsurance: {
    ko: '지금 보험이 없는 것으로 보았습니다.',
    en: 'We assumed you have no insurance now.',
  },
  unsaid: {
    ko: '신분은 말씀하지 않으셔서 결과에 넣지 않았습니다.',
    en: 'You did not tell us your status, so we did not use it in the result.',
  },
  couple: {
    ko: '배우자와 함께 사시면 두 분의 소득을 합해 2인 기준으로 봅니다. 그때는 결과가 다를 수 있습니다.',
    en: 'If you live with a spouse, both incomes are compared with the limit for two, so the result may be different.',
  },
  pension: {
    ko: '소득이 모두 연금이라고 보고 한 달 {{amount}}를 뺐습니다. 일해서 번 돈이 있으면 더 뺄 수 있습니다.',
    en: 'We treated all your income as pension income and subtracted {{amount}} a month. If some of it is from work, more can be subtracted.',
  },
  magi: {
    ko: '65세 전이므로 소득을 세금 기준 소득(MAGI)으로 보았습니다.',
    en: 'Because you are under 65, we used income as it is counted for taxes (MAGI).',
  },
  resident: {
    ko: '‘영주권자’는 영주권 카드(그린카드)가 있는 분으로 보았습니다.',
    en: 'We took “permanent resident” to mean a green-card holder.',
  },
  other: {
    ko: '"그 밖의 신분"은 시민권과 영주권을 뺀 모든 신분으로 보았습니다.',
    en: 'We treated “another status” as any status other than citizen or permanent resident.',
  },
  savings: {
    ko: '재산은 묻지 않았고 결과에 넣지 않았습니다. 65세 이상이거나 장애가 있으면 카운티가 재산(한국에 있는 것도 포함)을 심사합니다.',
    en: 'We did not ask about your assets. If you are 65 or older or have a disability, the county will look at them, including any in Korea.',
  },
  insurance: {
    ko: '직장 보험이나 개인 보험이 있어도 메디케어와 메디캘의 결과는 바뀌지 않습니다.',
    en: 'Employer or private coverage does not change the answers for Medicare and Medi-Cal.',
  },
  oldFigures: {
    ko: '{{year}}년 기준으로 계산했습니다. {{asked}}년 금액은 아직 확인하지 못했습니다.',
    en: 'We used the {{year}} limits. We don’t have the {{asked}} amounts yet.',
  },
  dated: {
    ko: '{{year}}년 기준이며 {{checked}}에 확인한 금액입니다.',
    en: '{{year}} limits, checked {{checked}}.',
  },
} as const satisfies Record<string, BilingualText>;
