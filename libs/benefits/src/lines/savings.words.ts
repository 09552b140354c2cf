// The three Medicare Savings Programs; each speaks of its own limit only.
import type { Cases } from './line';

export const SAVINGS_CASES = {
  qmb: {
    outcome: 'possible',
    text: {
      ko: '소득이 한 달 기준 {{limit}} 안입니다. 파트 A와 B의 보험료와 병원비의 본인 몫을 주에서 내 줄 수 있습니다.',
      en: 'Your income is within the limit of {{limit}} a month. QMB may pay your Part A and B premiums and your share of medical bills.',
    },
    next: 'withMediCal',
  },
  slmb: {
    outcome: 'possible',
    text: {
      ko: '소득이 한 달 기준 {{limit}}보다 적습니다. 파트 B 보험료 한 달 {{premium}}를 주에서 내 줄 수 있습니다.',
      en: 'Your income is below the limit of {{limit}} a month. The state may pay your Part B premium of {{premium}} a month.',
    },
    next: 'withMediCal',
  },
  qi: {
    outcome: 'possible',
    text: {
      ko: '소득이 한 달 기준 {{limit}}보다 적습니다. 파트 B 보험료 한 달 {{premium}}를 주에서 내 줄 수 있습니다.',
      en: 'Your income is below the limit of {{limit}} a month. The state may pay your Part B premium of {{premium}} a month.',
    },
    next: 'county',
  },
  /* Medi-Cal that is possible shuts QI out, and pays Part B by itself. */
  qiByMediCal: {
    outcome: 'not-needed',
    text: {
      ko: '메디캘이 되면 파트 B 보험료를 주에서 내 주므로 QI는 필요하지 않습니다.',
      en: 'With Medi-Cal the state pays Part B, so QI is not needed.',
    },
    next: 'none',
  },
  wider: {
    outcome: 'not-needed',
    text: {
      ko: '더 넓은 지원인 {{wider}}에 해당될 수 있어 필요하지 않습니다.',
      en: 'You may qualify for {{wider}}, which pays as much or more, so this is not needed.',
    },
    next: 'none',
  },
  above: {
    outcome: 'not-possible',
    text: {
      ko: '계산에 넣는 소득 {{yours}}가 한 달 기준 {{limit}}보다 많습니다.',
      en: 'Your countable income of {{yours}} is above the limit of {{limit}} a month.',
    },
    next: 'none',
  },
  atLimit: {
    outcome: 'not-possible',
    text: {
      ko: '한 달 {{limit}} 미만이어야 하는데, 계산에 넣는 소득이 {{yours}}입니다.',
      en: 'It has to be below {{limit}} a month. Your countable income is {{yours}}.',
    },
    next: 'none',
  },
  close: {
    outcome: 'undecided',
    text: {
      ko: '계산에 넣는 소득 {{yours}}가 한 달 기준 {{limit}}에 아주 가깝습니다. 신청해 보세요.',
      en: 'Your countable income of {{yours}} is very close to the limit of {{limit}} a month, so apply.',
    },
    next: 'countyAsk',
  },
  assets: {
    outcome: 'not-possible',
    text: { ko: '재산이 기준 {{limit}}보다 많습니다.', en: 'Your assets are above the limit of {{limit}}.' },
    next: 'countyAsk',
  },
  noMedicare: {
    outcome: 'not-possible',
    text: { ko: '메디케어가 있는 분을 위한 지원입니다.', en: 'This is for people with Medicare.' },
    next: 'none',
  },
  medicareOpen: {
    outcome: 'undecided',
    text: {
      ko: '메디케어가 있어야 합니다. 메디케어를 먼저 알아보세요.',
      en: 'You need Medicare for this. Find out about Medicare first.',
    },
    next: 'hicap',
  },
  noIncome: {
    outcome: 'undecided',
    text: {
      ko: '소득에 따라 다릅니다. 한 달 기준은 {{limit}}입니다.',
      en: 'It depends on your income. The limit is {{limit}} a month.',
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
