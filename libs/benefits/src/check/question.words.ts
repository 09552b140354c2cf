import type { EligibilityQuestion } from '@app/contracts/http/eligibility';

export const QUESTIONS = {
  householdSize: {
    question: { ko: '함께 사는 가구는 몇 명입니까?', en: 'How many people are in the household?' },
    why: {
      ko: '가구가 크면 소득 기준도 높아집니다.',
      en: 'The income limits rise with the household.',
    },
  },
  assetsBand: {
    question: { ko: '은행 저축은 얼마쯤입니까?', en: 'About how much are the savings?' },
    why: {
      ko: '65세 이상이거나 장애가 있으면 메디캘이 저축을 봅니다.',
      en: 'At 65 or with a disability Medi-Cal looks at savings.',
    },
  },
  workCredits: {
    question: {
      ko: '본인이나 배우자의 근로 크레딧은 몇 점입니까?',
      en: 'How many work credits do you or your spouse have?',
    },
    why: {
      ko: '파트 A 보험료가 무료인지 정해집니다.',
      en: 'They decide whether Part A is free of premium.',
    },
  },
  yearsAsResident: {
    question: { ko: '영주권자로 몇 년을 이어서 사셨습니까?', en: 'How many years in a row as a permanent resident?' },
    why: {
      ko: '근로 크레딧이 모자라면 거주 기간으로 메디케어를 살 수 있습니다.',
      en: 'Without enough work credits, years of residence open Medicare.',
    },
  },
} as const satisfies Record<EligibilityQuestion['field'], Omit<EligibilityQuestion, 'field'>>;
