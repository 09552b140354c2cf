import type { EligibilityQuestion } from '@app/contracts/http/eligibility-answer';

export const QUESTIONS = {
  age: {
    question: { ko: '나이가 어떻게 되세요? 만 나이로 적어 주세요.', en: 'What is your age?' },
    why: {
      ko: '메디케어는 65세부터이고, 메디캘도 65세부터 보는 기준이 다릅니다.',
      en: 'Medicare starts at 65, and Medi-Cal uses different rules from 65 on.',
    },
  },
  householdSize: {
    question: {
      ko: '본인과 배우자, 함께 사는 21세 미만 자녀를 합하면 몇 명인가요? 같이 사는 성인 자녀와 손주는 세지 마세요.',
      en: 'How many people are there, counting you, your spouse and your children under 21 who live with you? Do not count grown children or grandchildren.',
    },
    why: {
      ko: '식구 수에 따라 소득 기준이 달라집니다.',
      en: 'The income limit depends on family size.',
    },
  },
  assetsBand: {
    question: {
      ko: '재산이 메디캘 기준을 넘나요? 예금, 적금, 주식, 현금, 사는 집 말고 다른 부동산, 두 번째 차를 모두 더하세요. 한국에 있는 것도 넣으세요. 사는 집과 차 한 대는 빼세요.',
      en: 'Are your assets above the Medi-Cal limit? Add up bank accounts, savings, stocks, cash, other real estate and a second car. Include what you own in Korea. Leave out the home you live in and one car.',
    },
    why: {
      ko: '65세 이상이거나 장애가 있으면 메디캘이 재산도 심사합니다.',
      en: 'If you are 65 or older or have a disability, Medi-Cal looks at assets too.',
    },
  },
  workCredits: {
    question: {
      ko: '본인이나 배우자의 근로 크레딧이 몇 점인가요?',
      en: 'How many work credits do you or your spouse have?',
    },
    why: {
      ko: '근로 크레딧에 따라 파트 A가 무료인지 정해집니다.',
      en: 'Work credits decide whether you pay a premium for Part A.',
    },
  },
  yearsAsResident: {
    question: {
      ko: '미국에 몇 년째 계속 살고 계세요? 영주권을 받기 전에 산 기간도 넣으세요.',
      en: 'How many years in a row have you lived in the US? Count the years before your green card too.',
    },
    why: {
      ko: '근로 크레딧이 모자라도 5년 이상 계속 살았으면 보험료를 내고 메디케어에 가입할 수 있습니다. 관광으로 온 기간은 세지 않습니다.',
      en: 'Without enough work credits, you can still buy Medicare after 5 years in a row in the US. Time as a tourist does not count.',
    },
  },
} as const satisfies Record<EligibilityQuestion['field'], Omit<EligibilityQuestion, 'field'>>;
