// Papers to bring, and the sentences docs/facts/policy.md#words-every-result-must-carry asks of every result.
import type { BilingualText } from '@app/contracts/http/errors';

export const DOCUMENTS = {
  identity: { ko: '신분증', en: 'Photo identification' },
  status: { ko: '시민권이나 영주권 서류', en: 'Proof of citizenship or permanent residence' },
  income: {
    ko: '소득 서류(소셜 연금 통지서, 급여 명세서, 세금 보고서)',
    en: 'Proof of income (benefit letter, pay stubs, tax return)',
  },
  address: { ko: '캘리포니아 주소를 보여 주는 서류', en: 'Proof of a California address' },
  savings: { ko: '은행 명세서(65세 이상은 재산을 심사합니다)', en: 'Bank statements (you may be asked about assets)' },
  work: { ko: '소셜 번호와 일한 기록', en: 'Social Security number and work record' },
  insurance: { ko: '지금 있는 보험의 카드', en: 'Cards for the insurance you have' },
} as const satisfies Record<string, BilingualText>;

export const NOTICES = {
  possible: {
    ko: '여기에서는 해당될 수 있는지만 살펴봅니다. 결정은 카운티, 사회보장국, 커버드 캘리포니아가 합니다.',
    en: 'This only shows what you may qualify for. The county, Social Security and Covered California decide.',
  },
  household: {
    ko: '신청 전에 식구 수, 재산(65세 이상이거나 장애가 있을 때), 신분 서류, 근로 크레딧을 확인하세요.',
    en: 'Check before you apply: who is in your household, your assets (if you are 65 or older or have a disability), proof of your immigration status, and your work credits.',
  },
  counseling: {
    ko: 'HICAP 상담은 무료이고 비밀을 지켜 줍니다.',
    en: 'HICAP counseling is free and confidential.',
  },
  government: {
    ko: '정부 사이트가 아니며, 여기에서 자격을 결정하지 않습니다.',
    en: 'This is not a government site, and no decision is made here.',
  },
  privacy: {
    ko: '입력하신 내용은 저장하지 않았습니다.',
    en: 'Nothing you entered was stored.',
  },
  legalAid: {
    ko: '체류 신분에 관한 것은 카운티나 무료 법률 상담에 물어보세요. 신청이 이민 신분에 어떤 영향을 줄지 걱정되시면, 신청하기 전에 법률 상담을 먼저 받으세요.',
    en: 'The county or a legal-aid office can answer questions about status. If you are worried about what applying could mean for your immigration case, talk to legal aid before you apply.',
  },
  family: {
    ko: '신청하지 않는 가족은 신분을 밝히지 않아도 됩니다.',
    en: 'Family members who are not applying do not have to give their immigration status.',
  },
  sharing: {
    ko: '메디캘 가입 정보가 연방 기관에 전해진 일이 있습니다. 자세한 것은 법률 상담에 물어보세요.',
    en: 'Medi-Cal enrollment data has been shared with federal authorities. Legal aid can explain what that means.',
  },
} as const satisfies Record<string, BilingualText>;
