import type { BilingualText } from '@app/contracts/http/errors';

export const SWITCH_WORDS = {
  age: { ko: '{{age}}세가 될 때', en: 'Turning {{age}}' },
  ageEnrolled: {
    ko: '이때부터는 65세 이상 자격으로 메디케어를 받습니다.',
    en: 'From then on you have Medicare because of your age.',
  },
  loss: { ko: '신분에 따라 메디케어가 끝날 수 있는 날', en: 'The day Medicare may end because of status' },
  lossText: {
    ko: '시민권자, 영주권자, 쿠바·아이티 입국자, 자유연합협정(COFA) 국가 출신은 그대로 유지합니다. 다른 신분은 이날부터 메디케어가 끝납니다.',
    en: 'Citizens, permanent residents, Cuban/Haitian entrants and COFA residents keep it. For people with other statuses, Medicare ends on this day.',
  },
  work: { ko: '메디캘 근로 조건이 시작되는 날', en: 'The Medi-Cal work rule begins' },
  workText: {
    ko: '19~64세는 한 달에 {{hours}}시간 일하거나 공부하거나 봉사하거나, 약 {{earnings}}를 벌어야 합니다. 6개월마다 갱신합니다. 장애가 있거나 몸이 약한 분 등은 빠집니다.',
    en: 'Adults 19-64 must show {{hours}} hours a month of work, school or volunteering, or earn about {{earnings}}, and renew every 6 months. People with a disability or serious health needs, among others, are exempt.',
  },
  premium: {
    ko: '신분에 따라 메디캘 보험료가 생기는 날',
    en: 'A Medi-Cal premium begins for some statuses',
  },
  premiumText: {
    ko: '신분에 따라 19세부터 {{age}}세까지 한 달 {{amount}}를 낼 수 있습니다.',
    en: 'Depending on their status, people from 19 to {{age}} may pay {{amount}} a month.',
  },
  amounts: { ko: '{{year}}년 금액', en: '{{year}} amounts' },
  amountsText: {
    ko: '{{year}}년 금액은 아직 확인하지 못했습니다. 지금 결과는 {{used}}년 기준입니다.',
    en: 'We don’t have the {{year}} amounts yet. This result uses the {{used}} limits.',
  },
} as const satisfies Record<string, BilingualText>;
