import type { Cases } from './line';

export const EXTRA_HELP_CASES = {
  automatic: {
    outcome: 'possible',
    text: { ko: '메디캘이 되면 자동으로 받습니다.', en: 'You get this automatically with Medi-Cal.' },
    next: 'none',
  },
  automaticNow: {
    outcome: 'possible',
    text: {
      ko: '메디케어와 메디캘이 함께 있으면 자동으로 받습니다.',
      en: 'You get this automatically when you have both Medicare and Medi-Cal.',
    },
    next: 'none',
  },
  below: {
    outcome: 'possible',
    text: {
      ko: '계산에 넣는 소득이 한 해 기준 {{limit}}보다 {{gap}} 적습니다. 재산도 심사합니다.',
      en: 'Your countable income is {{gap}} below the limit of {{limit}} a year. Assets count too.',
    },
    next: 'ssa',
  },
  close: {
    outcome: 'undecided',
    text: {
      ko: '한 해 {{limit}} 미만이어야 하고, 계산에 넣는 소득은 {{yours}}입니다. 기준에 가까우니 신청해 보세요.',
      en: 'Your countable income has to be below {{limit}} a year, and it is {{yours}}. That is close, so apply.',
    },
    next: 'ssa',
  },
  above: {
    outcome: 'not-possible',
    text: {
      ko: '한 해 {{limit}} 미만이어야 하는데, 계산에 넣는 소득이 {{yours}}입니다.',
      en: 'It has to be below {{limit}} a year. Your countable income is {{yours}}.',
    },
    next: 'none',
  },
  assets: {
    outcome: 'not-possible',
    text: {
      ko: '따로 신청하면 재산이 {{limit}} 이하여야 하는데, 답하신 재산은 그보다 많습니다.',
      en: 'If you apply on your own, your assets have to be {{limit}} or less, and yours are above that.',
    },
    next: 'none',
  },
  noMedicare: {
    outcome: 'not-possible',
    text: { ko: '메디케어가 있어야 받을 수 있습니다.', en: 'You need Medicare first.' },
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
      ko: '계산에 넣는 소득이 한 해 {{limit}} 미만이면 해당될 수 있습니다.',
      en: 'You may qualify if your countable income is below {{limit}} a year.',
    },
    next: 'ssaAsk',
  },
  unknown: {
    outcome: 'undecided',
    text: {
      ko: '이 날짜의 기준을 아직 확인하지 못했습니다.',
      en: 'We don’t have the limit for this date yet.',
    },
    next: 'ssaAsk',
  },
} as const satisfies Cases;
