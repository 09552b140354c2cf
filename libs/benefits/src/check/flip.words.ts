// How a flip is said. Status is described, never advised.
import type { BilingualText } from '@app/contracts/http/errors';

export const FLIP_WORDS = {
  moreIncome: { ko: '한 해 소득이 {income}가 되면', en: 'With a yearly income of {income}' },
  lessIncome: { ko: '한 해 소득이 {income}까지이면', en: 'With a yearly income of up to {income}' },
  couple: {
    ko: '같은 소득으로 부부 두 분이 사시면',
    en: 'For a couple of two with the same income in total',
  },
  age: { ko: '{age}세가 되면', en: 'At age {age}' },
  savings: {
    ko: '저축이 가구의 기준보다 많으면',
    en: 'With savings above the limit of the household',
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
      en: '{change}, {program} is possible.',
    },
    'not-possible': {
      ko: '{change} {program}의 조건에 맞지 않습니다.',
      en: '{change}, the conditions of {program} are not met.',
    },
    undecided: {
      ko: '{change} {program}에 해당될 수 있지만 더 확인할 것이 있습니다.',
      en: '{change}, {program} may be possible, with points left to check.',
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
