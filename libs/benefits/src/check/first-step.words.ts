// The one thing to do first, and what follows from it.
import type { BilingualText } from '@app/contracts/http/errors';

export const FIRST_STEP_WORDS = {
  mediCal: { ko: '메디캘을 신청하세요', en: 'Apply for Medi-Cal' },
  mediCalClose: {
    ko: '기준에 가깝습니다. 메디캘을 신청해 보세요',
    en: 'You are close to the limit. Apply for Medi-Cal',
  },
  decides: {
    ko: '신청하면 카운티가 {{days}}일 안에 결정합니다. 장애 심사가 있으면 {{longer}}일입니다.',
    en: 'The county decides within {{days}} days, or {{longer}} if it has to review a disability.',
  },
  partB: {
    ko: '메디캘이 되면 파트 B 보험료 {{premium}}를 주에서 내 줍니다.',
    en: 'With Medi-Cal the state pays your Part B premium of {{premium}}.',
  },
  drugs: {
    ko: '약값 지원도 자동으로 받습니다. 복제약은 {{generic}}, 상표 약은 {{brand}}까지만 냅니다.',
    en: 'You also get help with drug costs automatically: you pay at most {{generic}} for a generic and {{brand}} for a brand-name drug.',
  },
  medicareToo: {
    ko: '메디케어는 사회보장국에 따로 신청합니다.',
    en: 'You apply for Medicare separately, with Social Security.',
  },
  premiums: {
    ko: '직접 내는 건강보험료를 신청서에 꼭 적으세요.',
    en: 'On the application, list the health insurance premiums you pay yourself.',
  },
  backCover: {
    ko: '{{closes}}까지 신청하면 지난 {{now}}개월 병원비까지 내 줄 수 있습니다. {{year}}년 신청부터는 {{later}}개월입니다.',
    en: 'Apply by {{closes}}, and Medi-Cal can pay bills from the last {{now}} months. Starting in {{year}}, it’s {{later}} months.',
  },
  backCoverOne: {
    ko: '{{closes}}까지 신청하면 지난 {{now}}개월 병원비까지 내 줄 수 있습니다. {{year}}년 신청부터는 1개월입니다.',
    en: 'Apply by {{closes}}, and Medi-Cal can pay bills from the last {{now}} months. Starting in {{year}}, it’s 1 month.',
  },
  scope: { ko: '무료 법률 상담에 먼저 물어보세요', en: 'Talk to free legal aid first' },
  scopeWhy: {
    ko: '모든 보장인지 응급 보장만인지는 신분에 따라 다르고, 여기에서는 알 수 없습니다.',
    en: 'Whether you get full or emergency-only coverage depends on your status, and this check cannot tell.',
  },
  scopeEmergency: {
    ko: '응급 진료와 임신 진료는 신분과 관계없이 받을 수 있습니다.',
    en: 'You can get emergency and pregnancy care whatever your status.',
  },
  keepMedicare: {
    ko: '{{lost}} 전에 메디케어가 어떻게 되는지 물어보세요',
    en: 'Before {{lost}}, ask what will happen to your Medicare',
  },
  keepMedicareWhy: {
    ko: 'HICAP이나 무료 법률 상담이 알려 드립니다.',
    en: 'HICAP or free legal aid can tell you.',
  },
  renew: { ko: '메디캘 갱신을 제때 하세요', en: 'Renew your Medi-Cal on time' },
  renewWhy: {
    ko: '카운티가 갱신 서류를 보내면 날짜 안에 내 주세요.',
    en: 'When the county sends your renewal packet, return it by the date on it.',
  },
  renewLate: {
    ko: '늦었으면 90일 안에 바로잡을 수 있습니다.',
    en: 'If it is late, you have 90 days to fix it.',
  },
  medicare: { ko: '사회보장국에 메디케어를 신청하세요', en: 'Sign up for Medicare with Social Security' },
  medicareLate: {
    ko: '65세 때의 처음 가입 기간을 놓쳤으면 {{opens}}부터 {{closes}}까지 가입할 수 있습니다.',
    en: 'If you missed the months around turning 65, you can sign up from {{opens}} to {{closes}}.',
  },
  medicareJob: {
    ko: '지금 직장 보험이 있으면 끊기 전에 HICAP에 먼저 물어보세요.',
    en: 'If you have coverage from a current job, ask HICAP before you give it up.',
  },
  extraHelp: { ko: '약값 추가 지원을 신청하세요', en: 'Apply for Extra Help' },
  extraHelpWhy: {
    ko: '사회보장국에 전화나 인터넷으로 신청합니다.',
    en: 'Apply with Social Security by phone or online.',
  },
  copays: {
    ko: '받게 되면 복제약은 {{generic}}, 상표 약은 {{brand}}까지만 냅니다.',
    en: 'If you get it, you pay at most {{generic}} for a generic and {{brand}} for a brand-name drug.',
  },
  market: { ko: '커버드 캘리포니아를 신청하세요', en: 'Apply with Covered California' },
  marketWhy: {
    ko: '전화하면 한국어로 물어보고 신청할 수 있습니다.',
    en: 'You can ask and apply by phone, in Korean too.',
  },
  marketWindow: {
    ko: '{{year}}년 보험 가입은 {{closes}}까지입니다. coveredca.com에서 날짜를 확인하세요.',
    en: 'Enrollment for {{year}} runs through {{closes}}. Check the dates at coveredca.com.',
  },
  shareOfCost: {
    ko: '카운티에 본인 몫을 내는 메디캘을 물어보세요',
    en: 'Ask the county about Medi-Cal with a share of cost',
  },
  cash: { ko: '카운티에 식비 지원을 신청하세요', en: 'Apply for CalFresh with the county' },
  discount: { ko: '전기·가스 회사에 요금 할인을 신청하세요', en: 'Ask your gas and electric company for the discount' },
  findAge: { ko: '태어난 해부터 확인하세요', en: 'Find the year of birth first' },
  findAgeWhy: {
    ko: '신분증이나 여권에 있습니다. 나이를 알면 여러 제도의 결과가 정해집니다.',
    en: 'It is on an ID or passport. Once we know the age, we can answer for several programs.',
  },
  countHousehold: { ko: '식구 수부터 세어 보세요', en: 'Count the household first' },
  countHouseholdHow: {
    ko: '본인과 배우자, 함께 사는 21세 미만 자녀를 셉니다. 같이 사는 성인 자녀와 손주는 세지 않습니다.',
    en: 'Count yourself, your spouse and your children under 21 who live with you. Leave out grown children and grandchildren.',
  },
  said: { ko: '{{said}}', en: '{{said}}' },
  counseling: { ko: 'HICAP에 전화해서 함께 확인하세요', en: 'Call HICAP and go over it together' },
  counselingWhy: {
    ko: '무료이고 비밀을 지켜 줍니다.',
    en: 'It is free and confidential.',
  },
} as const satisfies Record<string, BilingualText>;
