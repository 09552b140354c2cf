// When one may sign up or change, said of the day it is asked.
import type { BilingualText } from '@app/contracts/http/errors';

export const WINDOW_WORDS = {
  active: {
    ko: '{{name}}: {{opens}}부터 {{closes}}까지입니다. 지금 열려 있고, 오늘부터 {{days}}일 남았습니다.',
    en: '{{name}}: {{opens}} to {{closes}}. It is open now, with {{days}} days left.',
  },
  lastDay: {
    ko: '{{name}}: 오늘 {{closes}}이 마지막 날입니다.',
    en: '{{name}}: today, {{closes}}, is the last day.',
  },
  upcoming: {
    ko: '{{name}}: {{opens}}부터 {{closes}}까지입니다. 아직 시작하지 않았습니다.',
    en: '{{name}}: {{opens}} to {{closes}}. It has not started yet.',
  },
  ended: {
    ko: '{{name}}: {{opens}}부터 {{closes}}까지였고, 끝났습니다.',
    en: '{{name}}: {{opens}} to {{closes}}. It is over.',
  },
  ongoing: { ko: '{{name}}:', en: '{{name}}:' },
  notThatDay: { ko: '{{stated}}까지가 아닙니다.', en: 'It does not end on {{stated}}.' },
  afterWork: {
    ko: '직장이나 직장 보험이 끝나면 먼저 끝난 날부터 {{months}} 안에 파트 B에 가입하세요. 코브라(COBRA)와 퇴직자 보험은 이 기간을 늘려 주지 않습니다.',
    en: 'Sign up for Part B within {{months}} of the day your job or its coverage ends, whichever is first. COBRA and retiree coverage do not make this longer.',
  },
} as const satisfies Record<string, BilingualText>;
