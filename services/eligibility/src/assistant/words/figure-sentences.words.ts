// Figures that are no price: a sentence of their own says them better than "label: amount".
import type { FigureId } from '@app/benefits/figures/figures';
import type { BilingualText } from '@app/contracts/http/errors';

export const FIGURE_SENTENCES: Readonly<Partial<Record<FigureId, BilingualText>>> = {
  medicareAge: { ko: '메디케어는 보통 {{amount}}에 시작합니다.', en: 'Medicare usually starts at {{amount}}.' },
  disabilityWaitMonths: {
    ko: '65세 전에는 소셜 시큐리티 장애 연금을 {{amount}} 받은 뒤에 메디케어가 시작됩니다.',
    en: 'Before 65, Medicare starts after {{amount}} of Social Security disability benefits.',
  },
  workCreditsFull: {
    ko: '본인이나 배우자의 근로 크레딧이 {{amount}} 이상이면 파트 A 보험료를 내지 않습니다.',
    en: 'With at least {{amount}} of work, yours or your spouse’s, Part A has no premium.',
  },
  workCreditsReduced: {
    ko: '크레딧이 {{amount}} 이상이면 파트 A 보험료를 줄여서 냅니다.',
    en: 'With at least {{amount}}, you pay a reduced Part A premium.',
  },
  partAPenaltyPercent: {
    ko: '보험료를 내는 분이 파트 A에 늦게 가입하면 보험료가 {{amount}} 오릅니다.',
    en: 'If you pay for Part A and sign up late, the premium goes up {{amount}}.',
  },
  partBPenaltyPercent: {
    ko: '파트 B에 늦게 가입하면 늦은 12개월마다 보험료가 {{amount}}씩 오르고, 평생 냅니다.',
    en: 'For each full 12 months you are late, the Part B premium goes up {{amount}}, for life.',
  },
  partDPenaltyPercent: {
    ko: '처방약 보험에 늦게 가입하면 늦은 달마다 기준 보험료의 {{amount}}를 더 냅니다.',
    en: 'For each month without drug coverage, you pay {{amount}} of the base premium more.',
  },
  partDPenaltyGraceDays: {
    ko: '처방약 보험 없이 {{amount}}을 넘기면 이 벌금이 시작됩니다.',
    en: 'The penalty begins once you have gone more than {{amount}} without drug coverage.',
  },
  partBCoinsurance: {
    ko: '공제액을 낸 뒤에는 파트 B 진료비의 {{amount}}를 본인이 냅니다.',
    en: 'After the deductible you usually pay {{amount}} of what Part B covers.',
  },
  irmaaSingle1: {
    ko: '혼자 세금을 보고하는 분은 소득이 {{amount}}를 넘으면 {{year}}년 파트 B 보험료를 더 냅니다.',
    en: 'Filing alone, you pay a higher Part B premium in {{year}} if your income is over {{amount}}.',
  },
  irmaaJoint1: {
    ko: '부부가 함께 보고하면 {{amount}}를 넘을 때 더 냅니다.',
    en: 'Filing jointly, it begins over {{amount}}.',
  },
  irmaaPartB1: {
    ko: '첫 단계에서는 파트 B 보험료가 {{amount}}입니다. 소득은 두 해 전 세금 보고를 봅니다.',
    en: 'At the first step Part B costs {{amount}} in total. Income is that of the tax return two years before.',
  },
  decisionDays: {
    ko: '카운티는 메디캘 신청을 받고 {{amount}} 안에 결정해야 합니다.',
    en: 'The county has to decide on a Medi-Cal application within {{amount}}.',
  },
  decisionDaysDisability: {
    ko: '장애 심사가 필요하면 {{amount}}까지 걸릴 수 있습니다.',
    en: 'If a disability has to be decided, it can take up to {{amount}}.',
  },
  hearingDays: {
    ko: '결정 통지서를 받은 날부터 {{amount}} 안에 주 청문회를 신청하세요. 결정이 시행되기 전에 신청하면 그동안 메디캘이 이어집니다.',
    en: 'Ask for a state hearing within {{amount}} of the notice. If you ask before the change takes effect, Medi-Cal continues meanwhile.',
  },
  afterPregnancyDays: {
    ko: '출산 뒤 메디캘은 {{amount}}(12개월) 동안 이어집니다.',
    en: 'Medi-Cal continues for {{amount}} (12 months) after a pregnancy ends.',
  },
  mediCalAssetsOne: {
    ko: '{{year}}년 메디캘 재산 기준은 한 명일 때 {{amount}}입니다.',
    en: 'The Medi-Cal asset limit in {{year}} is {{amount}} for one person.',
  },
  mediCalAssetsEachMore: {
    ko: '가족이 한 명 늘 때마다 {{amount}}를 더합니다. 65세 이상과 장애가 있는 분에게만 적용됩니다.',
    en: 'It rises by {{amount}} for each further family member. It applies to people 65 and older or with a disability.',
  },
  ssiOne: {
    ko: '{{year}}년 생활 보조금(SSI)은 혼자 사는 분이 {{amount}}까지입니다. 다른 소득이 있으면 줄어듭니다.',
    en: 'SSI in California in {{year}} is up to {{amount}} for one person living independently. Other income lowers it.',
  },
  ssiCouple: {
    ko: '{{year}}년 생활 보조금(SSI)은 부부가 {{amount}}까지입니다.',
    en: 'For a couple, SSI in {{year}} is up to {{amount}}.',
  },
  capiOne: {
    ko: '{{year}}년 이민자 현금 지원(CAPI)은 혼자 사는 분이 {{amount}}까지입니다.',
    en: 'CAPI in {{year}} is up to {{amount}} for one person.',
  },
  capiCouple: {
    ko: '{{year}}년 이민자 현금 지원(CAPI)은 부부가 {{amount}}까지입니다.',
    en: 'CAPI in {{year}} is up to {{amount}} for a couple.',
  },
  povertyLevel1: {
    ko: '{{year}}년 연방 빈곤선은 한 명일 때 한 해 {{amount}}입니다.',
    en: 'The federal poverty level in {{year}} is {{amount}} a year for one person.',
  },
  povertyLevel2: {
    ko: '{{year}}년 연방 빈곤선은 두 명일 때 한 해 {{amount}}입니다.',
    en: 'The federal poverty level in {{year}} is {{amount}} a year for two people.',
  },
  extraHelpResourcesOne: {
    ko: '{{year}}년 약값 추가 지원(Extra Help) 재산 기준은 한 명일 때 {{amount}}입니다.',
    en: 'The Extra Help resource limit in {{year}} is {{amount}} for one person.',
  },
  extraHelpResourcesCouple: {
    ko: '{{year}}년 약값 추가 지원(Extra Help) 재산 기준은 부부일 때 {{amount}}입니다.',
    en: 'The Extra Help resource limit in {{year}} is {{amount}} for a couple.',
  },
  calFreshGross1: {
    ko: '캘프레시 총소득 기준은 한 명일 때 {{amount}}입니다. 60세 이상이나 장애가 있는 분이 있는 집은 이 기준을 보지 않을 수 있습니다.',
    en: 'The CalFresh gross income limit is {{amount}} for one person. Homes with someone 60 or older or with a disability may skip it.',
  },
  calFreshGross2: {
    ko: '캘프레시 총소득 기준은 두 명일 때 {{amount}}입니다.',
    en: 'For two people the CalFresh gross income limit is {{amount}}.',
  },
};
