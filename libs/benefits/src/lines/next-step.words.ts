// What to do about a program, and whom it takes. Contacts are ids of the contact book; no number stands here.
import type { BilingualText } from '@app/contracts/http/errors';
import type { ContactId } from '../check/contact-book';

export interface NextStep {
  text: BilingualText;
  contacts: readonly ContactId[];
}

export const NEXT_STEPS = {
  none: { text: { ko: '지금 하실 일은 없습니다.', en: 'Nothing to do now.' }, contacts: [] },
  sayAge: {
    text: {
      ko: '신분증이나 여권에서 태어난 해를 확인하고 다시 해 보세요.',
      en: 'Find the year of birth on an ID or passport, then do the check again.',
    },
    contacts: [],
  },
  sayHousehold: {
    text: {
      ko: '본인과 배우자, 함께 사는 21세 미만 자녀를 세어 보고 다시 해 보세요.',
      en: 'Count yourself, your spouse and your children under 21 who live with you, then do the check again.',
    },
    contacts: [],
  },
  county: {
    text: {
      ko: 'BenefitsCal.com이나 사시는 카운티에 신청합니다.',
      en: 'Apply at BenefitsCal.com or with your county.',
    },
    contacts: ['benefitscal', 'medi-cal'],
  },
  countyAsk: {
    text: { ko: '카운티에 물어보고 신청해 보세요.', en: 'Ask the county and apply.' },
    contacts: ['benefitscal', 'medi-cal'],
  },
  withMediCal: {
    text: { ko: '메디캘을 신청할 때 함께 물어보세요.', en: 'Ask about it when you apply for Medi-Cal.' },
    contacts: ['benefitscal', 'medi-cal'],
  },
  renew: {
    text: {
      ko: '카운티가 갱신 서류를 보내면 날짜 안에 내 주세요.',
      en: 'When the county sends your renewal packet, return it by the date on it.',
    },
    contacts: ['medi-cal'],
  },
  ssa: { text: { ko: '사회보장국에 신청합니다.', en: 'Apply with Social Security.' }, contacts: ['ssa'] },
  ssaAsk: { text: { ko: '사회보장국에 물어보세요.', en: 'Ask Social Security.' }, contacts: ['ssa'] },
  hicap: {
    text: { ko: 'HICAP에 무료로 물어보세요.', en: 'Ask HICAP. It is free.' },
    contacts: ['hicap'],
  },
  legal: {
    text: { ko: '무료 법률 상담에 먼저 물어보세요.', en: 'Ask free legal aid first.' },
    contacts: ['hca'],
  },
  market: {
    text: { ko: '커버드 캘리포니아에 물어보고 신청합니다.', en: 'Ask Covered California and apply.' },
    contacts: ['covered-ca-ko', 'covered-ca'],
  },
  utility: {
    text: { ko: '쓰시는 전기·가스 회사에 신청합니다.', en: 'Apply with your gas and electric company.' },
    contacts: [],
  },
  pace: {
    text: { ko: '가까운 PACE 기관에 심사를 부탁하세요.', en: 'Ask a PACE program near you for an assessment.' },
    contacts: ['medi-cal'],
  },
} as const satisfies Record<string, NextStep>;

export type NextStepId = keyof typeof NEXT_STEPS;
