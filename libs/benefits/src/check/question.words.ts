import type { EligibilityQuestion } from '@app/contracts/http/eligibility';

export const QUESTIONS = {
  householdSize: {
    question: {
      ko: '본인과 배우자, 그리고 함께 사는 21세 미만 자녀를 합하면 몇 명이세요? (같이 사는 성인 자녀와 손주는 세지 마세요)',
      en: 'Counting you, your spouse and your children under 21 at home, how many people? (Do not count adult children or grandchildren.)',
    },
    why: {
      ko: '식구 수에 따라 소득 기준이 달라집니다.',
      en: 'The income limit depends on family size.',
    },
  },
  assetsBand: {
    question: {
      ko: '재산은 모두 얼마쯤 되세요? (예금, 주식, 사는 집 말고 다른 부동산, 두 번째 차. 한국에 있는 것도 넣으세요)',
      en: 'About how much do you have in assets? (Bank accounts, stocks, a second home or car. Include property in Korea. Do not count the home you live in or one car.)',
    },
    why: {
      ko: '65세 이상이거나 장애가 있으면 메디캘이 재산도 심사합니다.',
      en: 'At 65 or with a disability Medi-Cal looks at savings.',
    },
  },
  workCredits: {
    question: {
      ko: '본인이나 배우자의 근로 크레딧이 몇 점이세요?',
      en: 'How many work credits do you or your spouse have?',
    },
    why: {
      ko: '파트 A 보험료가 무료인지 정해집니다.',
      en: 'They decide whether you pay a premium for Part A.',
    },
  },
  yearsAsResident: {
    question: {
      ko: '영주권을 받고 미국에 몇 년 계속 사셨어요?',
      en: 'How many years in a row have you been a permanent resident?',
    },
    why: {
      ko: '근로 크레딧이 모자라도 5년 이상 이어서 살았으면 보험료를 내고 메디케어에 가입할 수 있습니다.',
      en: 'Without enough work credits, you can still buy Medicare after 5 years in a row as a resident.',
    },
  },
} as const satisfies Record<EligibilityQuestion['field'], Omit<EligibilityQuestion, 'field'>>;
