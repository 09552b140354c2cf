// CalFresh, CARE and FERA: what a household gets.
import type { Cases } from './line';

export const CALFRESH_CASES = {
  within: {
    outcome: 'possible',
    text: {
      ko: '한 달 소득이 {{limit}} 기준 안입니다.',
      en: 'Your monthly income is within the limit of {{limit}}.',
    },
    next: 'county',
  },
  net: {
    outcome: 'undecided',
    text: {
      ko: '한 달 기준 {{limit}}보다 많지만, 집에 {{age}}세 이상이거나 장애가 있는 분이 있으면 집세와 의료비를 빼고 심사할 수 있습니다.',
      en: 'Your income is above the limit of {{limit}} a month, but if someone in your home is {{age}} or older or has a disability, rent and medical costs can be subtracted.',
    },
    next: 'countyAsk',
  },
  above: {
    outcome: 'not-possible',
    text: {
      ko: '한 달 소득이 기준 {{limit}}보다 많습니다.',
      en: 'Your monthly income is above the limit of {{limit}}.',
    },
    next: 'none',
  },
  statusAsk: {
    outcome: 'undecided',
    text: {
      ko: '신분에 따라 다릅니다. 카운티나 무료 법률 상담에 물어보세요.',
      en: 'It depends on your status. Ask the county or free legal aid.',
    },
    next: 'legal',
  },
  statusNo: {
    outcome: 'not-possible',
    text: {
      ko: '시민권자, 영주권자, 쿠바·아이티 입국자, 자유연합협정(COFA) 국가 출신만 받을 수 있습니다.',
      en: 'Only citizens, permanent residents, Cuban/Haitian entrants and COFA residents can get it.',
    },
    next: 'legal',
  },
  noIncome: {
    outcome: 'undecided',
    text: {
      ko: '한 달 소득이 {{limit}} 이하이면 해당될 수 있습니다.',
      en: 'You may qualify if your monthly income is {{limit}} or less.',
    },
    next: 'countyAsk',
  },
  unknown: {
    outcome: 'undecided',
    text: {
      ko: '이 날짜의 기준을 아직 확인하지 못했습니다.',
      en: 'We don’t have the limit for this date yet.',
    },
    next: 'countyAsk',
  },
} as const satisfies Cases;

export const CARE_DISCOUNT_CASES = {
  within: {
    outcome: 'possible',
    text: {
      ko: '한 해 {{limit}} 기준 안입니다. 함께 사는 사람이 모두 몇 명인지와 모두의 소득을 봅니다.',
      en: 'Your income is within the limit of {{limit}} a year. Everyone who lives in your home counts, and so does all of their income.',
    },
    next: 'utility',
  },
  automatic: {
    outcome: 'possible',
    text: {
      ko: '메디캘이 있으면 소득을 따로 보지 않습니다.',
      en: 'With Medi-Cal there is no separate income test.',
    },
    next: 'utility',
  },
  above: {
    outcome: 'not-possible',
    text: {
      ko: '한 해 소득이 기준 {{limit}}보다 많습니다.',
      en: 'Your yearly income is above the limit of {{limit}}.',
    },
    next: 'none',
  },
  noIncome: {
    outcome: 'undecided',
    text: {
      ko: '한 해 소득이 {{limit}} 이하이면 해당될 수 있습니다.',
      en: 'You may qualify if your yearly income is {{limit}} or less.',
    },
    next: 'utility',
  },
  unknown: { ...CALFRESH_CASES.unknown, next: 'utility' },
} as const satisfies Cases;

export const FERA_CASES = {
  within: {
    outcome: 'possible',
    text: {
      ko: 'CARE 기준보다는 많고 FERA 기준인 한 해 {{limit}} 안입니다.',
      en: 'Your income is above the CARE limit and within the FERA limit of {{limit}} a year.',
    },
    next: 'utility',
  },
  care: {
    outcome: 'not-needed',
    text: {
      ko: '할인이 더 큰 CARE에 해당될 수 있어 필요하지 않습니다.',
      en: 'You may qualify for CARE, the larger discount, so this is not needed.',
    },
    next: 'none',
  },
  above: CARE_DISCOUNT_CASES.above,
  noIncome: {
    outcome: 'undecided',
    text: {
      ko: '소득이 CARE 기준을 조금 넘을 때 받는 할인입니다.',
      en: 'This discount is for income a little above the CARE limit.',
    },
    next: 'utility',
  },
  unknown: { ...CALFRESH_CASES.unknown, next: 'utility' },
} as const satisfies Cases;
