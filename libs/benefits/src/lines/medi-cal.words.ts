import type { Cases } from './line';

export const MEDI_CAL_CASES = {
  have: {
    outcome: 'have',
    text: {
      ko: '지금 메디캘이 있다고 하셨습니다. 소득도 기준 안입니다.',
      en: 'You told us you have Medi-Cal, and your income is within the limit.',
    },
    next: 'renew',
  },
  haveAbove: {
    outcome: 'undecided',
    text: {
      ko: '지금은 있지만, 답하신 소득은 한 달 기준 {{limit}}보다 {{gap}} 많습니다. 갱신 때 카운티가 다시 심사합니다.',
      en: 'You have it now, but your income is {{gap}} above the limit of {{limit}} a month. The county will check again at renewal.',
    },
    next: 'renew',
  },
  haveAssets: {
    outcome: 'undecided',
    text: {
      ko: '지금은 있지만, 답하신 재산은 기준 {{limit}}보다 많습니다. 갱신 때 카운티가 다시 심사합니다.',
      en: 'You have it now, but your assets are above the limit of {{limit}}. The county will check again at renewal.',
    },
    next: 'renew',
  },
  below: {
    outcome: 'possible',
    text: {
      ko: '계산에 넣는 소득이 한 달 기준 {{limit}}보다 {{gap}} 적습니다.',
      en: 'Your countable income is {{gap}} below the limit of {{limit}} a month.',
    },
    next: 'county',
  },
  equal: {
    outcome: 'possible',
    text: {
      ko: '계산에 넣는 소득이 한 달 기준 {{limit}}와 같습니다.',
      en: 'Your countable income is exactly at the limit of {{limit}} a month.',
    },
    next: 'county',
  },
  close: {
    outcome: 'undecided',
    text: {
      ko: '한 달 기준 {{limit}}보다 {{gap}} 많지만 아주 가깝습니다. 신청해 보세요. 카운티가 결정합니다.',
      en: 'Your countable income is {{gap}} above the limit of {{limit}} a month. That is close, so apply. The county decides.',
    },
    next: 'countyAsk',
  },
  above: {
    outcome: 'not-possible',
    text: {
      ko: '계산에 넣는 소득이 한 달 기준 {{limit}}보다 {{gap}} 많습니다.',
      en: 'Your countable income is {{gap}} above the limit of {{limit}} a month.',
    },
    next: 'none',
  },
  assets: {
    outcome: 'not-possible',
    text: { ko: '재산이 기준 {{limit}}보다 많습니다.', en: 'Your assets are above the limit of {{limit}}.' },
    next: 'countyAsk',
  },
  scope: {
    outcome: 'undecided',
    text: {
      ko: '소득은 기준 안입니다. 모든 보장인지 응급 보장만인지는 신분에 따라 다릅니다.',
      en: 'Your income is within the limit. Whether you get full or emergency-only coverage depends on your status.',
    },
    next: 'legal',
  },
  status: {
    outcome: 'not-possible',
    text: {
      ko: '이 신분은 모든 보장을 새로 신청할 수 없습니다. 응급 진료와 임신 진료는 받을 수 있습니다.',
      en: 'People with this status cannot newly enroll in full coverage, but they can still get emergency and pregnancy care.',
    },
    next: 'legal',
  },
  after: {
    outcome: 'possible',
    text: { ko: '{{said}}', en: '{{said}}' },
    next: 'renew',
  },
  afterAsk: {
    outcome: 'undecided',
    text: { ko: '{{said}}', en: '{{said}}' },
    next: 'countyAsk',
  },
  noIncome: {
    outcome: 'undecided',
    text: {
      ko: '계산에 넣는 소득이 한 달 {{limit}} 이하이면 해당될 수 있습니다.',
      en: 'You may qualify if your countable income is {{limit}} a month or less.',
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
