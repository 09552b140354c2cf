// Places and plans that the catalog found.
import type { ProviderType } from '@app/contracts/http/catalog';
import type { BilingualText } from '@app/contracts/http/errors';

export const PLACE_WORDS = {
  found: {
    ko: '{{zip}} 근처에서 조건에 맞는 {{kind}} 기록 {{count}}건을 찾았습니다.',
    en: 'I found {{count}} records of {{kind}} near {{zip}}.',
  },
  none: {
    ko: '그 근처에서 조건에 맞는 {{kind}} 기록을 아직 찾지 못했습니다. 아래 화면에서 조건을 줄이거나 더 넓게 찾아보세요.',
    en: 'I have found no records of {{kind}} there yet. On the screen below you can ask for less or search a wider area.',
  },
  readNow: {
    ko: '처음 찾는 지역이면 아래 화면을 여는 순간부터 공개 자료를 새로 읽기 시작합니다.',
    en: 'If nobody has searched there before, opening the screen below starts reading the public records.',
  },
  language: {
    ko: '{{language}}로 진료한다고 자료에 적힌 곳만 골랐습니다.',
    en: 'These are the ones whose records say they speak {{language}}.',
  },
  call: {
    ko: '가기 전에 꼭 전화해서 보험을 받는지, 새 환자를 받는지, 그 언어로 이야기할 수 있는지 확인하세요.',
    en: 'Always call first: ask whether they take your insurance, accept new patients and speak your language.',
  },
  sample: {
    ko: '이 목록에는 실제가 아닌 예시 자료가 들어 있습니다.',
    en: 'This list holds sample records that are not real.',
  },
  askZip: {
    ko: 'ZIP 코드 다섯 자리를 알려 주시면 가까운 {{kind}} 목록을 찾아 드립니다.',
    en: 'Tell me your five-digit ZIP code and I will look for {{kind}} near you.',
  },
  away: {
    ko: '지금은 목록을 불러오지 못했습니다. 아래 화면에서 바로 찾거나, {{number}}에 전화해서 물어보세요.',
    en: 'I could not reach the list just now. Search on the screen below, or call {{number}} and ask.',
  },
  plans: {
    ko: '{{zip}}에서 가입할 수 있는 {{year}}년 {{kind}} {{count}}개를 찾았습니다.',
    en: 'I found {{count}} {{kind}} for {{year}} in {{zip}}.',
  },
  plansOfCompany: {
    ko: '{{zip}}에서 가입할 수 있는 {{year}}년 {{company}} {{kind}} {{count}}개를 찾았습니다.',
    en: 'I found {{count}} {{company}} {{kind}} for {{year}} in {{zip}}.',
  },
  notOfCompany: {
    ko: '{{zip}}에서 가입할 수 있는 {{year}}년 {{kind}} {{count}}개 가운데 {{company}} 플랜은 없습니다.',
    en: 'None of the {{count}} {{kind}} for {{year}} in {{zip}} are from {{company}}.',
  },
  askCompany: {
    ko: '회사마다 파는 카운티가 다릅니다. 다른 ZIP 코드로 찾아보거나, 회사에 직접 물어보세요.',
    en: 'Companies sell in some counties and not in others. Try another ZIP code, or ask the company.',
  },
  noPlans: {
    ko: '그 ZIP 코드에서 그런 플랜을 찾지 못했습니다.',
    en: 'I found no such plan for that ZIP code.',
  },
  stillPartB: {
    ko: '플랜 보험료가 {{zero}}여도 파트 B 보험료는 따로 냅니다.',
    en: 'With a {{zero}} premium you still pay the Part B premium.',
  },
} as const satisfies Record<string, BilingualText>;

export const KIND_WORDS: Readonly<Record<ProviderType, BilingualText>> = {
  doctor: { ko: '의사', en: 'doctors' },
  specialist: { ko: '전문의', en: 'specialists' },
  hospital: { ko: '병원', en: 'hospitals' },
  pharmacy: { ko: '약국', en: 'pharmacies' },
  clinic: { ko: '클리닉', en: 'clinics' },
  medicalGroup: { ko: '메디컬 그룹', en: 'medical groups' },
  seniorHousing: { ko: '시니어 주거', en: 'senior housing' },
  adultDayCare: { ko: '양로보건센터', en: 'adult day care' },
  nursingHome: { ko: '양로병원(요양원)', en: 'nursing homes' },
  seniorCenter: { ko: '시니어 센터', en: 'senior centers' },
  assistant: { ko: '도와주는 기관', en: 'helpers' },
  insurance: { ko: '보험 회사', en: 'insurance companies' },
};

export const SPOKEN: ReadonlyMap<string, BilingualText> = new Map(
  Object.entries({
    korean: { ko: '한국어', en: 'Korean' },
    english: { ko: '영어', en: 'English' },
    spanish: { ko: '스페인어', en: 'Spanish' },
    chinese: { ko: '중국어', en: 'Chinese' },
    vietnamese: { ko: '베트남어', en: 'Vietnamese' },
    tagalog: { ko: '타갈로그어', en: 'Tagalog' },
  }),
);

export const PLAN_KINDS = {
  zero: { ko: '월 보험료 0달러 플랜', en: 'plans with a $0 monthly premium' },
  dual: {
    ko: '메디케어·메디캘 통합 플랜(D-SNP)',
    en: 'Dual Special Needs Plans (D-SNP, for people with Medicare and Medi-Cal)',
  },
  hmo: { ko: 'HMO 플랜', en: 'HMO plans' },
  ppo: { ko: 'PPO 플랜', en: 'PPO plans' },
  any: { ko: '보험 플랜', en: 'insurance plans' },
} as const satisfies Record<string, BilingualText>;
