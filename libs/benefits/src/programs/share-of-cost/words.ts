import type { BilingualText } from '@app/contracts/http/errors';

export const SHARE_OF_COST_WORDS = {
  title: { ko: '메디캘 본인 몫(Share of Cost)', en: 'Medi-Cal with a share of cost' },
  share: {
    ko: '한 달에 약 {share}까지 병원비를 먼저 내면 그달의 나머지를 메디캘이 냅니다. 세는 소득에서 생활비 {need}를 뺀 금액입니다. 병원에 가지 않은 달에는 내지 않습니다.',
    en: 'After about {share} of medical bills in a month, Medi-Cal pays the rest of that month. It is countable income minus {need} for living costs. Nothing is due in a month without bills.',
  },
  notNeeded: {
    ko: '소득이 무료 메디캘 기준 안에 있어 본인 몫이 필요하지 않습니다.',
    en: 'Income is within the limit of free Medi-Cal, so no share of cost is needed.',
  },
  notThisGroup: {
    ko: '65세 이상이거나 장애가 있는 분, 메디케어가 있는 분을 위한 메디캘입니다.',
    en: 'This is for people who are 65 or older, have a disability, or have Medicare.',
  },
  unknown: {
    ko: '이 날짜의 기준을 싣지 않아 판단하지 않았습니다.',
    en: 'The limit of this date is not loaded, so nothing was decided.',
  },
  counted: { ko: '세는 소득', en: 'countable income' },
  need: { ko: '생활비로 남겨 주는 금액', en: 'kept for living costs' },
} as const satisfies Record<string, BilingualText>;
