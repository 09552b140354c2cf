// How a flip is said. Status is never among them: nobody changes it to get a benefit.
export const FLIP_WORDS = {
  month: {
    over: { ko: '한 달 소득이 {{income}}를 넘으면', en: 'If your income is over {{income}} a month' },
    from: { ko: '한 달 소득이 {{income}} 이상이면', en: 'If your income is {{income}} a month or more' },
    upTo: { ko: '한 달 소득이 {{income}} 이하이면', en: 'If your income is {{income}} a month or less' },
    under: { ko: '한 달 소득이 {{income}} 미만이면', en: 'If your income is under {{income}} a month' },
  },
  year: {
    over: { ko: '한 해 소득이 {{income}}를 넘으면', en: 'If your income is over {{income}} a year' },
    from: { ko: '한 해 소득이 {{income}} 이상이면', en: 'If your income is {{income}} a year or more' },
    upTo: { ko: '한 해 소득이 {{income}} 이하이면', en: 'If your income is {{income}} a year or less' },
    under: { ko: '한 해 소득이 {{income}} 미만이면', en: 'If your income is under {{income}} a year' },
  },
  couple: {
    ko: '배우자가 있고 두 분 소득을 합해 같은 금액이면',
    en: 'With a spouse and this same income for both of you',
  },
  age: { ko: '{{age}}세가 되면', en: 'At age {{age}}' },
  savings: { ko: '재산이 메디캘 기준보다 많으면', en: 'If your assets are above the Medi-Cal limit' },
  becomes: {
    have: { ko: '{{change}} 지금 있는 {{program}} 그대로입니다.', en: '{{change}}, you keep {{program}}.' },
    possible: {
      ko: '{{change}} {{program}}에 해당될 수 있습니다.',
      en: '{{change}}, you may qualify for {{program}}.',
    },
    'after-medi-cal': {
      ko: '{{change}} 메디캘 다음에 {{program}}을 신청합니다.',
      en: '{{change}}, {{program}} comes after Medi-Cal.',
    },
    undecided: {
      ko: '{{change}} {{program}}에 해당되는지 더 알아봐야 합니다.',
      en: '{{change}}, we would need to know more about {{program}}.',
    },
    'not-needed': {
      ko: '{{change}} {{program}}이 필요하지 않습니다.',
      en: '{{change}}, you would not need {{program}}.',
    },
    'not-possible': {
      ko: '{{change}} {{program}}에 해당되기 어렵습니다.',
      en: '{{change}}, you would probably not qualify for {{program}}.',
    },
  },
  /* Names that end so that 에, 이 and 을 fit: 메디캘, 지원, 도움. */
  programs: {
    medicare: { ko: '메디케어 보험', en: 'Medicare' },
    'medi-cal': { ko: '무료 메디캘', en: 'free Medi-Cal' },
    'extra-help': { ko: '약값 추가 지원', en: 'Extra Help' },
    'covered-california': { ko: '커버드 캘리포니아 보험료 지원', en: 'Covered California premium help' },
  },
} as const;
