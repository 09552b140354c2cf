// What the late-enrolment rules say (docs/facts/policy.md#medicare-windows-and-penalties).
import type { BilingualText } from '@app/contracts/http/errors';

export const LATE_WORDS = {
  partATitle: { ko: '늦게 가입한 벌금: 파트 A', en: 'Late penalty: Part A' },
  partA: {
    ko: '파트 A 보험료를 내는 분만 해당됩니다. 늦은 햇수의 두 배 동안 보험료의 {{percent}}%를 더 냅니다.',
    en: 'This is only for people who pay a Part A premium. They pay {{percent}}% more, for twice the number of years they were late.',
  },
  partANone: {
    ko: '근로 크레딧 {{credits}}점이 있으면 파트 A 보험료가 없어 벌금도 없습니다.',
    en: 'With {{credits}} work credits Part A has no premium, so there is no penalty.',
  },
  partBTitle: { ko: '늦게 가입한 벌금: 파트 B', en: 'Late penalty: Part B' },
  partB: {
    ko: '가입하지 않고 지낸 12개월마다 파트 B 보험료의 {{percent}}%를 계속 더 냅니다. 지금 보험료로 계산하면, 12개월 늦을 때마다 매달 약 {{amount}}씩 평생 더 냅니다.',
    en: 'For each full 12 months you waited, {{percent}}% is added to your Part B premium for as long as you have Part B. At today’s premium that is about {{amount}} a month for each 12 months you waited.',
  },
  partDTitle: { ko: '늦게 가입한 벌금: 파트 D', en: 'Late penalty: Part D' },
  partD: {
    ko: '인정되는 처방약 보험 없이 {{days}}일을 넘기면, 늦은 한 달마다 기준 보험료 {{base}}의 {{percent}}%를 파트 D가 있는 동안 매달 더 냅니다.',
    en: 'After more than {{days}} days without creditable drug coverage, each month adds {{percent}}% of the base premium ({{base}}) to your bill for as long as you have Part D.',
  },
  waivedBySavings: {
    ko: 'QMB 등으로 주에서 보험료를 내 주면 파트 A와 B의 벌금이 없습니다.',
    en: 'When the state pays the premiums (QMB, buy-in) the Part A and B penalties are waived.',
  },
  waivedByExtraHelp: {
    ko: '약값 추가 지원(Extra Help)을 받으면 파트 D의 벌금이 없습니다.',
    en: 'With Extra Help there is no Part D penalty.',
  },
  unknown: {
    ko: '이 날짜의 벌금 기준을 아직 확인하지 못해 알려 드릴 수 없습니다.',
    en: 'We don’t have the penalty for this date yet.',
  },
} as const satisfies Record<string, BilingualText>;
