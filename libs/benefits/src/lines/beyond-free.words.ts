// Medi-Cal for those above the free limit: a share of cost, and the 250% program.
import type { Cases } from './line';

export const BEYOND_FREE_NAMES = {
  share: { ko: '메디캘 본인 몫(Share of Cost)', en: 'Medi-Cal with a share of cost' },
  working: { ko: '일하는 장애인 메디캘(250%)', en: 'Medi-Cal for working people with a disability (250%)' },
} as const;

export const SHARE_OF_COST_CASES = {
  notNeeded: {
    outcome: 'not-needed',
    text: {
      ko: '무료 메디캘에 해당될 수 있어 필요하지 않습니다.',
      en: 'You may qualify for free Medi-Cal, so you do not need this.',
    },
    next: 'none',
  },
  share: {
    outcome: 'possible',
    text: {
      ko: '그달 병원비가 약 {{share}}가 되면 나머지는 메디캘이 냅니다.',
      en: 'After about {{share}} of medical bills in a month, Medi-Cal pays the rest.',
    },
    next: 'county',
  },
  assets: {
    outcome: 'not-possible',
    text: { ko: '재산이 기준 {{limit}}보다 많습니다.', en: 'Your assets are above the limit of {{limit}}.' },
    next: 'countyAsk',
  },
  disabilityAsk: {
    outcome: 'undecided',
    text: {
      ko: '65세 전에는 장애가 있거나 메디케어가 있어야 합니다. 장애는 묻지 않았습니다.',
      en: 'Before 65 you need to have a disability or Medicare. We did not ask about disability.',
    },
    next: 'countyAsk',
  },
  notGroup: {
    outcome: 'not-possible',
    text: {
      ko: '65세 이상이거나 장애가 있는 분, 메디케어가 있는 분을 위한 메디캘입니다.',
      en: 'This is for people who are 65 or older, have a disability, or have Medicare.',
    },
    next: 'none',
  },
  status: {
    outcome: 'undecided',
    text: { ko: '신분에 따라 다릅니다.', en: 'It depends on your status.' },
    next: 'legal',
  },
  statusNo: {
    outcome: 'not-possible',
    text: {
      ko: '이 신분은 모든 보장을 새로 신청할 수 없습니다.',
      en: 'People with this status cannot newly enroll in full coverage.',
    },
    next: 'legal',
  },
  noIncome: {
    outcome: 'undecided',
    text: {
      ko: '소득이 무료 메디캘 기준보다 많을 때 쓰는 방법입니다. 소득을 알면 금액을 알려 드립니다.',
      en: 'This is for income above the free Medi-Cal limit. If you tell us your income, we can show the amount.',
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

export const WORKING_DISABLED_CASES = {
  notNeeded: SHARE_OF_COST_CASES.notNeeded,
  ask: {
    outcome: 'undecided',
    text: {
      ko: '장애가 있으면서 조금이라도 일하면, 한 달 소득이 {{limit}} 미만일 때 받을 수 있습니다. 장애와 일은 묻지 않았습니다.',
      en: 'If you have a disability and do any work, your income has to be below {{limit}} a month. We did not ask about either.',
    },
    next: 'countyAsk',
  },
  within: {
    outcome: 'possible',
    text: {
      ko: '장애가 있으면서 일하는 분의 한 달 기준 {{limit}}보다 적습니다. 보험료는 없습니다.',
      en: 'Your income is below the limit of {{limit}} a month for people with a disability who work. There is no premium.',
    },
    next: 'county',
  },
  above: {
    outcome: 'not-possible',
    text: {
      ko: '장애 연금을 빼고 한 달 {{limit}} 미만이어야 합니다. 답하신 소득은 {{yours}}로 계산됩니다.',
      en: 'Not counting disability income, your income has to be below {{limit}} a month. From your answers we get {{yours}}.',
    },
    next: 'countyAsk',
  },
  noWork: {
    outcome: 'not-possible',
    text: {
      ko: '장애가 있으면서 일해서 돈을 버는 분을 위한 메디캘입니다.',
      en: 'This is for people with a disability who earn money from work.',
    },
    next: 'none',
  },
  assets: SHARE_OF_COST_CASES.assets,
  status: SHARE_OF_COST_CASES.status,
  statusNo: SHARE_OF_COST_CASES.statusNo,
  noIncome: {
    outcome: 'undecided',
    text: {
      ko: '장애가 있으면서 일하는 분을 위한 메디캘입니다. 장애와 일은 묻지 않았습니다.',
      en: 'This is for people with a disability who work. We did not ask about either.',
    },
    next: 'countyAsk',
  },
  unknown: SHARE_OF_COST_CASES.unknown,
} as const satisfies Cases;
