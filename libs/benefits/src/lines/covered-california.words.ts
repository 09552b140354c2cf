import type { Cases } from './line';

export const COVERED_CALIFORNIA_CASES = {
  medicare: {
    outcome: 'not-possible',
    text: {
      ko: '메디케어가 있거나 파트 A가 무료이면 보험료 보조를 받지 못합니다.',
      en: 'If you have Medicare or can get Part A for free, you cannot get premium help.',
    },
    next: 'none',
  },
  creditsAsk: {
    outcome: 'undecided',
    text: {
      ko: '파트 A에 보험료를 내야 하는 분만, 파트 A에 가입하기 전까지 보험료 보조를 받을 수 있습니다.',
      en: 'Only people who would have to pay for Part A can get premium help, until they enroll in it.',
    },
    next: 'ssaAsk',
  },
  mediCal: {
    outcome: 'not-needed',
    text: {
      ko: '무료 메디캘이 먼저입니다. 메디캘이 되면 필요하지 않습니다.',
      en: 'Free Medi-Cal comes first. If you get Medi-Cal, you do not need this.',
    },
    next: 'none',
  },
  mediCalOpen: {
    outcome: 'undecided',
    text: {
      ko: '메디캘을 먼저 알아보세요. 메디캘이 안 되면 보험료 보조를 신청할 수 있습니다.',
      en: 'Find out about Medi-Cal first. If you cannot get it, you can ask for premium help.',
    },
    next: 'market',
  },
  within: {
    outcome: 'possible',
    text: {
      ko: '한 해 소득이 {{year}}년 보험의 보조 기준 {{limit}}보다 {{gap}} 적습니다.',
      en: 'Your yearly income is {{gap}} below the {{year}} limit of {{limit}} for premium help.',
    },
    next: 'market',
  },
  atTop: {
    outcome: 'possible',
    text: {
      ko: '한 해 소득이 {{year}}년 보험의 보조 기준 {{limit}}와 같습니다.',
      en: 'Your yearly income is exactly at the {{year}} limit of {{limit}} for premium help.',
    },
    next: 'market',
  },
  withinNoTop: {
    outcome: 'possible',
    text: {
      ko: '소득이 {{year}}년 보험료 보조를 받을 수 있는 범위 안입니다.',
      en: 'Your income is within the range of premium help for {{year}}.',
    },
    next: 'market',
  },
  close: {
    outcome: 'undecided',
    text: {
      ko: '한 해 소득이 {{year}}년 보험의 보조 기준 {{limit}}보다 {{gap}} 많지만 아주 가깝습니다. 물어보세요.',
      en: 'Your yearly income is {{gap}} above the {{year}} limit of {{limit}}. That is close, so ask.',
    },
    next: 'market',
  },
  above: {
    outcome: 'not-possible',
    text: {
      ko: '한 해 소득이 {{year}}년 보험의 보조 기준 {{limit}}보다 {{gap}} 많습니다. 전액을 내고 가입할 수는 있습니다.',
      en: 'Your yearly income is {{gap}} above the {{year}} limit of {{limit}} for premium help. You can still buy a plan at full price.',
    },
    next: 'none',
  },
  below: {
    outcome: 'not-possible',
    text: {
      ko: '한 해 {{limit}}보다 소득이 적으면 보험료 보조가 없습니다. 메디캘을 물어보세요.',
      en: 'Below {{limit}} a year you cannot get premium help. Ask about Medi-Cal.',
    },
    next: 'countyAsk',
  },
  statusAsk: {
    outcome: 'undecided',
    text: {
      ko: '소득은 범위 안입니다. 보험료 보조는 신분에 따라 다릅니다.',
      en: 'Your income is within the range. Premium help depends on your status.',
    },
    next: 'legal',
  },
  statusNo: {
    outcome: 'not-possible',
    text: {
      ko: '이 신분은 {{year}}년 보험료 보조를 받을 수 없습니다.',
      en: 'People with this status cannot get premium help for {{year}}.',
    },
    next: 'legal',
  },
  employer: {
    outcome: 'undecided',
    text: {
      ko: '직장 보험이 있으면, 그 보험료가 소득에 비해 비쌀 때만 보조를 받습니다.',
      en: 'If you have coverage from a job, you can get help only if that coverage costs too much for your income.',
    },
    next: 'market',
  },
  noIncome: {
    outcome: 'undecided',
    text: {
      ko: '소득에 따라 다릅니다. 메디캘이 안 되면 보험료 보조를 알아보세요.',
      en: 'It depends on your income. If you cannot get Medi-Cal, look into premium help.',
    },
    next: 'market',
  },
  unknown: {
    outcome: 'undecided',
    text: {
      ko: '이 날짜의 기준을 아직 확인하지 못했습니다.',
      en: 'We don’t have the limit for this date yet.',
    },
    next: 'market',
  },
} as const satisfies Cases;
