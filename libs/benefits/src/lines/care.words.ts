// Care at home. Need of care, place and disability are not asked, so nothing here is more than a way to ask.
import type { Cases } from './line';

export const IHSS_CASES = {
  has: {
    outcome: 'undecided',
    text: {
      ko: '메디캘이 있으므로, 집에서 돌봄이 필요하면 신청할 수 있습니다. 건강은 묻지 않았습니다.',
      en: 'You have Medi-Cal, so you can apply if you need care at home. We did not ask about your health.',
    },
    next: 'countyAsk',
  },
  after: {
    outcome: 'after-medi-cal',
    text: {
      ko: '메디캘이 된 뒤, 돌봄이 필요하면 신청합니다.',
      en: 'Once you have Medi-Cal, apply if you need care at home.',
    },
    next: 'withMediCal',
  },
  disabilityAsk: {
    outcome: 'undecided',
    text: {
      ko: '65세 전에는 장애가 있어야 합니다. 장애는 묻지 않았습니다. 메디캘도 있어야 합니다.',
      en: 'Before 65 you need to have a disability, which we did not ask about. You also need Medi-Cal.',
    },
    next: 'countyAsk',
  },
  open: {
    outcome: 'undecided',
    text: {
      ko: '메디캘이 있어야 합니다. 메디캘을 먼저 알아보세요.',
      en: 'You need Medi-Cal for this. Find out about Medi-Cal first.',
    },
    next: 'countyAsk',
  },
  no: {
    outcome: 'not-possible',
    text: {
      ko: '메디캘이 있어야 하는데, 지금 답으로는 메디캘이 어려워 보입니다.',
      en: 'You need Medi-Cal for this, and that looks unlikely from your answers.',
    },
    next: 'none',
  },
  noDisability: {
    outcome: 'not-possible',
    text: { ko: '65세 전에는 장애가 있어야 합니다.', en: 'Before 65 you need to have a disability.' },
    next: 'none',
  },
} as const satisfies Cases;

export const PACE_CASES = {
  ask: {
    outcome: 'undecided',
    text: {
      ko: '양로병원에 갈 만큼 돌봄이 필요하고 PACE 지역에 살면 됩니다. 소득은 보지 않습니다. 건강과 지역은 묻지 않았습니다.',
      en: 'For people who need the level of care a nursing home gives and live in a PACE area, at any income. We did not ask about your health or area.',
    },
    next: 'pace',
  },
  young: {
    outcome: 'not-possible',
    text: { ko: '{{age}}세부터입니다.', en: 'It starts at {{age}}.' },
    next: 'none',
  },
  unknown: {
    outcome: 'undecided',
    text: {
      ko: '이 날짜의 기준을 아직 확인하지 못했습니다.',
      en: 'We don’t have the rule for this date yet.',
    },
    next: 'pace',
  },
} as const satisfies Cases;
