// What the rules of care at home say (docs/facts/policy.md#pace and #cash-and-other-help). Nobody is asked about
// health here, so nothing is decided of it.
import type { BilingualText } from '@app/contracts/http/errors';

export const CARE_WORDS = {
  ihssTitle: { ko: '집에서 받는 돌봄(IHSS)', en: 'In-Home Supportive Services (IHSS)' },
  ihssHas: {
    ko: '메디캘이 있으므로, 집에서 돌봄이 필요하면 카운티에 신청할 수 있습니다. 돌봄이 필요한지는 카운티가 집에 와서 봅니다.',
    en: 'You have Medi-Cal, so you can apply to the county if you need care at home. The county visits to see what you need.',
  },
  ihssAfter: {
    ko: '메디캘이 된 뒤, 집에서 돌봄이 필요하면 카운티에 신청합니다.',
    en: 'Once you have Medi-Cal, apply to the county if you need care at home.',
  },
  ihssYoung: {
    ko: '{{age}}세 전에는 시각장애나 다른 장애가 있어야 합니다. 장애는 묻지 않았습니다. 메디캘도 있어야 합니다.',
    en: 'Before {{age}} this is for people who are blind or have a disability, which we did not ask about. You also need Medi-Cal.',
  },
  ihssOpen: {
    ko: '메디캘이 있어야 합니다. 메디캘을 받을 수 있는지 먼저 알아봐야 합니다.',
    en: 'You need Medi-Cal for this. Find out first whether you can get it.',
  },
  ihssNot: {
    ko: '메디캘이 있어야 하는데, 지금 답으로는 메디캘이 어려워 보입니다.',
    en: 'You need Medi-Cal for this, and that looks unlikely from your answers.',
  },
  paceTitle: { ko: '노인 통합 돌봄(PACE)', en: 'PACE (all your care from one team)' },
  paceAsk: {
    ko: '{{age}}세 이상이고 양로병원에 갈 만큼 돌봄이 필요한 분이 PACE 지역에 살면 가입할 수 있습니다. 소득은 보지 않습니다. 메디캘이 있으면 무료입니다. 건강과 지역은 묻지 않았습니다.',
    en: 'People {{age}} or older who need the level of care a nursing home gives and live in a PACE area can join. Income does not matter. It is free with Medi-Cal. We did not ask about health or where you live.',
  },
  paceYoung: { ko: '{{age}}세부터입니다.', en: 'PACE starts at {{age}}.' },
  unknown: {
    ko: '이 날짜의 기준을 아직 확인하지 못해 알려 드릴 수 없습니다.',
    en: 'We don’t have the rule for this date yet, so we could not decide.',
  },
} as const satisfies Record<string, BilingualText>;
