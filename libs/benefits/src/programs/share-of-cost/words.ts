import type { BilingualText } from '@app/contracts/http/errors';

export const SHARE_OF_COST_WORDS = {
  title: { ko: '메디캘 본인 몫(Share of Cost)', en: 'Medi-Cal with a share of cost' },
  share: {
    ko: '그달 병원비가 약 {{share}}가 되면(냈거나 청구된 금액) 나머지는 메디캘이 냅니다. 계산에 넣는 소득에서 생활비 {{need}}를 뺀 금액입니다. 병원에 가지 않은 달에는 내지 않습니다.',
    en: 'After about {{share}} of medical bills in a month, Medi-Cal pays the rest for that month. It is your countable income minus {{need}} for living costs. In a month with no bills, you pay nothing.',
  },
  notNeeded: {
    ko: '소득이 무료 메디캘 기준 안에 있어 본인 몫을 내지 않아도 됩니다.',
    en: 'Your income is within the limit for free Medi-Cal, so you do not need a share of cost.',
  },
  notThisGroup: {
    ko: '65세 이상이거나 장애가 있는 분, 메디케어가 있는 분을 위한 메디캘입니다.',
    en: 'This is for people who are 65 or older, have a disability, or have Medicare.',
  },
  unknown: {
    ko: '이 날짜의 기준을 아직 확인하지 못해 알려 드릴 수 없습니다.',
    en: 'We don’t have the limit for this date yet, so we could not tell.',
  },
  counted: { ko: '계산에 넣는 소득', en: 'countable income' },
  need: { ko: '생활비로 남겨 주는 금액', en: 'kept for living costs' },
} as const satisfies Record<string, BilingualText>;
