// The lines an eligibility answer may name, taken from the contact records; what each is for stands here.
import type { ContactBook, ContactId } from '@app/benefits/check/contact-book';
import type { EligibilityContact } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { CONTACTS } from './contacts';

const OLD_SOURCE: BilingualText = {
  ko: '전화번호를 다시 확인하는 중입니다.',
  en: 'We are rechecking this number.',
};

/** @throws when the record, or a number that may be shown, is missing: records.test.ts holds them in place */
function line(id: Exclude<ContactId, 'benefitscal'>, purpose: BilingualText): EligibilityContact {
  const record = CONTACTS.find((contact) => contact.id === id);
  if (!record?.number || record.confidence !== 'verified') throw new Error(`no verified telephone line ${id}`);
  const { isStale } = record;
  return {
    id,
    name: { ko: record.nameKo ?? record.name, en: record.name },
    phone: record.number,
    url: record.unconfirmedFields.includes('website') ? null : record.website,
    purpose: isStale ? { ko: `${purpose.ko} ${OLD_SOURCE.ko}`, en: `${purpose.en} ${OLD_SOURCE.en}` } : purpose,
    hours: record.unconfirmedFields.includes('hours') ? null : record.hours,
    checkedOn: record.checkedOn,
    sourceUrl: record.sourceUrl,
  };
}

export const ELIGIBILITY_CONTACTS: ContactBook = {
  benefitscal: {
    id: 'benefitscal',
    name: { ko: '메디캘 신청 BenefitsCal', en: 'BenefitsCal' },
    phone: null,
    url: 'https://benefitscal.com',
    purpose: {
      ko: '메디캘을 인터넷으로 신청합니다. 사시는 카운티의 복지국에 직접 가거나 우편, 전화로 신청해도 됩니다.',
      en: 'Apply for Medi-Cal online. Your county office also takes applications in person, by mail and by phone.',
    },
    hours: null,
    checkedOn: '2026-11-20',
    sourceUrl: 'https://www.dhcs.ca.gov/medi-cal/apply/',
  },
  'medi-cal': line('medi-cal', { ko: '메디캘 문의 전화입니다.', en: 'Questions about Medi-Cal.' }),
  ssa: line('ssa', {
    ko: '메디케어 가입과 약값 추가 지원(Extra Help)을 신청합니다.',
    en: 'Sign up for Medicare and apply for Extra Help.',
  }),
  medicare: line('medicare', { ko: '메디케어 문의 전화입니다.', en: 'Questions about Medicare.' }),
  'covered-ca-ko': line('covered-ca-ko', {
    ko: '커버드 캘리포니아를 한국어로 문의하고 신청합니다.',
    en: 'Covered California in Korean: questions and applications.',
  }),
  'covered-ca': line('covered-ca', {
    ko: '커버드 캘리포니아 문의와 신청을 받습니다.',
    en: 'Covered California: questions and applications.',
  }),
  hicap: line('hicap', {
    ko: '메디케어를 무료로 상담해 줍니다. 비밀은 지켜 줍니다.',
    en: 'Free and confidential Medicare counseling.',
  }),
  hca: line('hca', {
    ko: '건강보험 문제를 무료로 도와주는 법률 상담입니다. 어떤 언어로든 상담해 줍니다.',
    en: 'Free legal help with health coverage, in all languages.',
  }),
  'state-hearing': line('state-hearing', {
    ko: '카운티의 결정이 틀렸다고 생각하실 때 주 청문회를 신청합니다.',
    en: 'Ask for a state hearing if you think a county decision is wrong.',
  }),
};
