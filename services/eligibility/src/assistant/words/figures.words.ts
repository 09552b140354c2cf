// Amounts of a year, and what somebody believed of them. Every amount is filled in from libs/benefits.
import type { BilingualText } from '@app/contracts/http/errors';

export const FIGURE_WORDS = {
  ofYear: { ko: '{{year}}년 기준 {{label}}{{eun}} {{amount}}입니다.', en: '{{label}}: {{amount}} ({{year}}).' },
  notYet: {
    ko: '{{asked}}년 금액은 아직 확인하지 못했습니다. 아래는 {{year}}년 금액입니다.',
    en: 'We do not have the {{asked}} amount yet. This is the amount for {{year}}.',
  },
  nobodyKnows: {
    ko: '{{asked}}년 금액은 아직 정해지지 않아 알 수 없습니다.',
    en: 'Nobody knows the {{asked}} amount yet: it has not been set.',
  },
  isRight: { ko: '네, 맞습니다.', en: 'Yes, that is right.' },
  ofOtherYear: {
    ko: '말씀하신 {{stated}}{{eun}} {{year}}년 기준입니다. 지금은 다릅니다.',
    en: 'You said {{stated}}. That was the {{year}} figure. It is different now.',
  },
  notThat: {
    ko: '말씀하신 {{stated}}{{eun}} 저희가 확인한 내용과 다릅니다.',
    en: 'You said {{stated}}. That does not match what our sources say.',
  },
  incomeMonth: {
    ko: '{{year}}년 {{program}} 소득 기준은 {{who}} 한 달 {{month}}입니다.',
    en: 'In {{year}} the income limit for {{program}} is {{month}} a month for {{who}}.',
  },
  incomeYear: {
    ko: '{{year}}년 {{program}} 소득 기준은 {{who}} 한 해 {{whole}}입니다. 이보다 적어야 합니다.',
    en: 'In {{year}} the income limit for {{program}} is {{whole}} a year for {{who}}. Income has to be below it.',
  },
} as const satisfies Record<string, BilingualText>;

export const WHO = {
  one: { ko: '한 명일 때', en: 'one person' },
  two: { ko: '부부일 때', en: 'a couple' },
} as const satisfies Record<string, BilingualText>;

export const LIMIT_PROGRAMS = {
  agedMediCal: { ko: '65세 이상·장애인 메디캘', en: 'Medi-Cal (65 and older or with a disability)' },
  adultMediCal: { ko: '19~64세 메디캘', en: 'Medi-Cal (adults 19 to 64)' },
  qmb: { ko: 'QMB', en: 'QMB' },
  slmb: { ko: 'SLMB', en: 'SLMB' },
  qi: { ko: 'QI', en: 'QI' },
  extraHelp: { ko: '약값 추가 지원(Extra Help)', en: 'Extra Help' },
} as const satisfies Record<string, BilingualText>;
