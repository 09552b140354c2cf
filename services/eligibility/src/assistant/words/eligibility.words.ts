// What an answer about a person says around the sentence of the rule: never more than "may".
import type { ProgramOutcome } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';

export const OUTCOME_WORDS: Readonly<Record<ProgramOutcome, BilingualText>> = {
  have: { ko: '이미 받고 계십니다.', en: 'you already have it.' },
  possible: { ko: '해당될 수 있습니다.', en: 'you may qualify.' },
  'after-medi-cal': { ko: '메디캘이 있으면 신청할 수 있습니다.', en: 'you may ask for it once you have Medi-Cal.' },
  undecided: {
    ko: '말씀하신 것만으로는 정해지지 않습니다.',
    en: 'it may be possible, but it depends on more than you told me.',
  },
  'not-needed': { ko: '따로 신청하지 않아도 됩니다.', en: 'you do not need it.' },
  'not-possible': { ko: '지금은 해당되지 않습니다.', en: 'not at this time.' },
};

export const PERSON_WORDS = {
  above: { ko: '소득이 기준을 넘습니다.', en: 'your income is above the limit.' },
  taken: { ko: '계산에 쓴 내용: {{person}}.', en: 'What I used: {{person}}.' },
  age: { ko: '{{age}}세', en: 'age {{age}}' },
  alone: { ko: '혼자 사는 분', en: 'living alone' },
  assumedAlone: { ko: '한 명(부부이면 말씀해 주세요)', en: 'one person (tell me if you are a couple)' },
  couple: { ko: '부부 두 분', en: 'a couple' },
  month: { ko: '한 달 소득 {{income}}', en: '{{income}} a month' },
  year: { ko: '한 해 소득 {{income}}', en: '{{income}} a year' },
  savings: { ko: '예금 {{savings}}', en: '{{savings}} in savings' },
  citizen: {
    ko: '시민권자나 영주권자인 것으로 보았습니다. 결정은 카운티와 사회보장국이 합니다.',
    en: 'I assumed you are a US citizen or permanent resident. The county and Social Security decide.',
  },
  official: { ko: '결정은 카운티와 사회보장국이 합니다.', en: 'The county and Social Security decide.' },
  anyYears: {
    ko: '영주권자는 영주권을 받은 지 몇 년이 되었는지와 상관없이 메디캘을 신청할 수 있습니다.',
    en: 'Permanent residents can apply for Medi-Cal no matter how many years they have had a green card.',
  },
  fiveYears: {
    ko: '영주권자는 근로 크레딧이 모자라면 신청하기 바로 전까지 미국에서 {{years}}을 계속 살아야 메디케어에 들 수 있습니다.',
    en: 'Permanent residents without enough work credits must live in the US for {{years}} without a break right before they apply.',
  },
  askAge: { ko: '나이를 알려 주시면 더 정확히 답해 드립니다.', en: 'Tell me your age and I can be more exact.' },
  askIncome: {
    ko: '한 달 소득이 대략 얼마인지 알려 주세요. 소득을 모르면 아래 화면에서 다른 것부터 확인할 수 있습니다.',
    en: 'Tell me about how much income you have a month. If you do not know, the screen below can start from the rest.',
  },
  askSavings: {
    ko: '65세 이상이면 예금 같은 재산도 봅니다. 재산 기준은 한 명 {{one}}, 가족 한 명마다 {{more}}를 더합니다.',
    en: 'From 65 on, savings count too: the limit is {{one}} for one person and {{more}} more for each further family member.',
  },
  noneLikely: {
    ko: '말씀하신 내용으로는 바로 해당되는 지원을 찾지 못했습니다.',
    en: 'With what you told me I found no program that fits right away.',
  },
  firstPeriod: {
    ko: '처음 가입 기간은 {{age}}세가 되는 달을 가운데 두고 앞 {{before}}, 뒤 {{after}}입니다.',
    en: 'The first enrollment period runs from {{before}} before the month you turn {{age}} to {{after}} after it.',
  },
} as const satisfies Record<string, BilingualText>;
