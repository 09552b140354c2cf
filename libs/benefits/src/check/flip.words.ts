// How a flip is said. Status is described, never advised.
import type { BilingualText } from '@app/contracts/http/errors';

export const FLIP_WORDS = {
  moreIncome: { ko: '한 해 소득이 {income}가 되면', en: 'With a yearly income of {income}' },
  lessIncome: { ko: '한 해 소득이 {income} 이하이면', en: 'With a yearly income of up to {income}' },
  couple: {
    ko: '두 분 소득을 합해 같은 금액이면(부부)',
    en: 'If you are a couple with this same total income',
  },
  age: { ko: '{age}세가 되면', en: 'At age {age}' },
  savings: {
    ko: '재산이 기준보다 많으면',
    en: 'If your assets are above the limit',
  },
  residentStatus: {
    ko: '영주권자인 가족이라면',
    en: 'For a family member who is a lawful permanent resident',
  },
  otherStatus: {
    ko: '시민권도 영주권도 아닌 가족이라면',
    en: 'For a family member who is neither a citizen nor a permanent resident',
  },
  becomes: {
    possible: {
      ko: '{change} {program}에 해당될 수 있습니다.',
      en: '{change}, you may qualify for {program}.',
    },
    'not-possible': {
      ko: '{change} {program}의 조건에 맞지 않습니다.',
      en: '{change}, you would not qualify for {program}.',
    },
    undecided: {
      ko: '{change} {program}에 해당될 수도 있습니다. 더 확인해야 합니다.',
      en: '{change}, you may qualify for {program}, but more would have to be checked.',
    },
  },
  programs: {
    medicare: { ko: '메디케어', en: 'Medicare' },
    'medi-cal': { ko: '무료 메디캘', en: 'free Medi-Cal' },
    'extra-help': { ko: '약값 추가 지원(Extra Help)', en: 'Extra Help' },
    'medicare-savings': { ko: '메디케어 비용 지원(MSP)', en: 'the Medicare Savings Program' },
    'covered-california': { ko: '커버드 캘리포니아 보험료 보조', en: 'Covered California premium help' },
  },
} as const satisfies Record<string, BilingualText | Record<string, BilingualText>>;
