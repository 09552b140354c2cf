// Ideas that are not so, and what is. Law: docs/facts/policy.md#korea, #medi-cal-estate-recovery and #medi-cal-groups. Amounts, ages and
// times are filled in from libs/benefits.
import type { BilingualText } from '@app/contracts/http/errors';

export const PREMISE_WORDS = {
  house: {
    ko: '아닙니다. 메디캘을 쓰는 동안 살고 있는 집을 가져가지 않습니다. 가입자가 세상을 떠난 뒤에, {{age}} 이후에 받은 양로병원과 재택 장기 돌봄 비용만 상속 재판을 거치는 재산에서 돌려받을 수 있습니다. 배우자가 살아 있는 동안에는 돌려받지 않습니다.',
    en: 'No. Medi-Cal does not take the home you live in while you use it. Only after a member dies can the state ask the probate estate to repay nursing home and home-based care received from {{age}} on, and never while a spouse is living.',
  },
  nursingHome: {
    ko: '아닙니다. 메디케어는 오래 지내는 양로병원 비용을 내 주지 않습니다. 전문 요양 시설의 치료는 한 번에 최대 100일까지만 보장하고, 21일째부터는 하루 {{day}}를 본인이 냅니다. 오래 지내는 비용은 조건이 맞으면 메디캘이 내 줍니다.',
    en: 'No. Medicare does not pay for long-term stays in a nursing home. It covers skilled nursing for up to 100 days at a time, and from day 21 you pay {{day}} a day. Medi-Cal can pay for long-term care if you qualify.',
  },
  savings: {
    ko: '아닙니다. 2024년과 2025년에는 재산을 보지 않았지만, 2026년부터 65세 이상과 장애가 있는 분의 재산을 다시 봅니다. 기준은 한 명 {{one}}, 가족 한 명마다 {{more}}를 더합니다. 사는 집과 차 한 대는 넣지 않습니다.',
    en: 'Not any more. Savings did not count in 2024 and 2025, but since 2026 they count again for people 65 and older or with a disability. The limit is {{one}} for one person and {{more}} more for each further family member. The home you live in and one car do not count.',
  },
  koreaWork: {
    ko: '아닙니다. 한국에서 일한 기간은 파트 A를 무료로 받는 근로 크레딧에 들어가지 않습니다. 한미 사회보장협정은 연금에만 쓰입니다. 파트 A가 무료이려면 본인이나 배우자가 미국에서 쌓은 크레딧이 {{credits}} 있어야 합니다.',
    en: 'No. Work in Korea does not count toward premium-free Part A: the agreement between the two countries is about cash benefits only. Premium-free Part A needs {{credits}} from work in the US, your own or your spouse’s.',
  },
  koreaCare: {
    ko: '아닙니다. 메디케어는 한국에서 받은 진료비를 내 주지 않습니다. 미국 밖의 진료는 거의 보장하지 않습니다.',
    en: 'No. Medicare does not pay for care in Korea. It covers almost no care outside the United States.',
  },
  partCPremium: {
    ko: '아닙니다. 파트 C에 가입해도 파트 B 보험료는 계속 내야 합니다. {{year}}년에는 한 달 {{premium}}입니다.',
    en: 'No. With Part C you still pay the Part B premium: {{premium}} a month in {{year}}.',
  },
  cobra: {
    ko: '아닙니다. 코브라(COBRA)는 일하면서 받는 직장 보험으로 치지 않습니다. 직장이나 직장 보험이 끝난 날부터 {{months}} 안에 파트 B에 가입하지 않으면 벌금이 붙을 수 있습니다.',
    en: 'No. COBRA does not count as coverage from current work. If you do not sign up for Part B within {{months}} after the job or its coverage ends, you may pay a penalty.',
  },
} as const satisfies Record<string, BilingualText>;
