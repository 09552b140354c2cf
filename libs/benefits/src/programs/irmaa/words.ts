// What the high-income rule says (docs/facts/policy.md#irmaa).
import type { BilingualText } from '@app/contracts/http/errors';

export const IRMAA_WORDS = {
  title: { ko: '고소득자 추가 보험료(IRMAA)', en: 'High-income surcharge (IRMAA)' },
  none: {
    ko: '이 소득이면 추가 보험료가 없습니다. 파트 B 보험료는 한 달 {{partB}}입니다. {{year}}년 보험료는 {{incomeYear}}년 세금 보고 소득으로 정해집니다.',
    en: 'At this income there is no surcharge: Part B costs {{partB}} a month. Your {{year}} premium is based on your {{incomeYear}} tax return.',
  },
  surcharge: {
    ko: '이 소득이면 파트 B 보험료는 추가분까지 합해 한 달 {{partB}}이고, 파트 D 보험료에 한 달 {{partD}}를 더 냅니다. {{year}}년 보험료는 {{incomeYear}}년 세금 보고 소득으로 정해집니다.',
    en: 'At this income Part B costs {{partB}} a month in total and {{partD}} a month is added to Part D. Your {{year}} premium is based on your {{incomeYear}} tax return.',
  },
  lifeEvent: {
    ko: '퇴직이나 사별로 소득이 줄었으면 사회보장국에 다시 정해 달라고 하실 수 있습니다.',
    en: 'If your income dropped because you retired or your spouse died, you can ask Social Security to decide again.',
  },
  joint: {
    ko: '부부가 함께 세금을 보고하는 것으로 보았습니다.',
    en: 'We assumed that you file a joint tax return.',
  },
  unknown: {
    ko: '이 날짜의 소득 단계를 아직 확인하지 못해 알려 드릴 수 없습니다.',
    en: 'We don’t have the income levels for this date yet, so we could not tell.',
  },
} as const satisfies Record<string, BilingualText>;
