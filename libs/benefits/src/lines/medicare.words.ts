import type { Cases } from './line';

export const MEDICARE_CASES = {
  have: {
    outcome: 'have',
    text: { ko: '지금 메디케어가 있다고 하셨습니다.', en: 'You told us you already have Medicare.' },
    next: 'none',
  },
  haveForNow: {
    outcome: 'have',
    text: {
      ko: '지금은 있지만 신분에 따라 {{lost}}에 끝날 수 있습니다. 그 전에 물어보세요.',
      en: 'You have it now, but depending on your status it may end on {{lost}}. Ask before then.',
    },
    next: 'hicap',
  },
  lost: {
    outcome: 'not-possible',
    text: {
      ko: '{{lost}}부터는 시민권자, 영주권자, 쿠바·아이티 입국자, 자유연합협정(COFA) 국가 출신만 유지합니다.',
      en: 'Since {{lost}} only citizens, permanent residents, Cuban/Haitian entrants and COFA residents keep it.',
    },
    next: 'legal',
  },
  citizen: {
    outcome: 'possible',
    text: { ko: '{{age}}세가 넘은 시민권자입니다.', en: 'You are over {{age}} and a US citizen.' },
    next: 'ssa',
  },
  citizenJust: {
    outcome: 'possible',
    text: { ko: '{{age}}세가 된 시민권자입니다.', en: 'You are {{age}} and a US citizen.' },
    next: 'ssa',
  },
  named: {
    outcome: 'possible',
    text: { ko: '나이와 신분이 조건에 맞습니다.', en: 'Your age and status meet the rules.' },
    next: 'ssa',
  },
  resident: {
    outcome: 'possible',
    text: {
      ko: '영주권자이고, 근로 크레딧 {{credits}}점이나 미국에 계속 산 {{years}}년 조건에 맞습니다.',
      en: 'You are a permanent resident and have {{credits}} work credits or {{years}} years in a row in the US.',
    },
    next: 'ssa',
  },
  residentAsk: {
    outcome: 'possible',
    text: {
      ko: '영주권자는 근로 크레딧 {{credits}}점이 있거나 미국에 {{years}}년을 계속 살았으면 해당될 수 있습니다.',
      en: 'A permanent resident with {{credits}} work credits, or {{years}} years in a row in the US, may get it.',
    },
    next: 'ssaAsk',
  },
  residentMissing: {
    outcome: 'not-possible',
    text: {
      ko: '영주권자는 근로 크레딧 {{credits}}점이나 미국에 계속 산 {{years}}년이 있어야 합니다. 아직 모자랍니다.',
      en: 'A permanent resident needs {{credits}} work credits or {{years}} years in a row in the US. Neither is met yet.',
    },
    next: 'ssaAsk',
  },
  otherWay: { outcome: 'possible', text: { ko: '{{said}}', en: '{{said}}' }, next: 'ssa' },
  tooYoung: {
    outcome: 'not-possible',
    text: {
      ko: '메디케어는 {{age}}세부터입니다. 장애 연금(SSDI)을 {{months}}개월 받은 분 등은 더 일찍 받습니다.',
      en: 'Medicare starts at {{age}}. Some people get it earlier, for example after {{months}} months of disability benefits (SSDI).',
    },
    next: 'none',
  },
  notNamed: {
    outcome: 'not-possible',
    text: {
      ko: '시민권자, 영주권자, 쿠바·아이티 입국자, 자유연합협정(COFA) 국가 출신만 새로 가입할 수 있습니다.',
      en: 'Only citizens, permanent residents, Cuban/Haitian entrants and COFA residents can newly enroll.',
    },
    next: 'legal',
  },
  statusOpen: {
    outcome: 'undecided',
    text: {
      ko: '나이는 조건에 맞습니다. 나머지는 신분에 따라 다릅니다.',
      en: 'You meet the age rule. The rest depends on your status.',
    },
    next: 'hicap',
  },
  unknown: {
    outcome: 'undecided',
    text: {
      ko: '이 날짜의 기준을 아직 확인하지 못했습니다.',
      en: 'We don’t have the rule for this date yet.',
    },
    next: 'ssaAsk',
  },
} as const satisfies Cases;
