// What the rules of Covered California say. Amounts and years come in as parts;
// docs/facts/policy.md#covered-california.
import type { BilingualText } from '@app/contracts/http/errors';

export const COVERED_CALIFORNIA_WORDS = {
  ageTitle: { ko: '커버드 캘리포니아: 메디케어가 없는 분', en: 'Covered California: no Medicare' },
  under65: {
    ko: '65세 미만이고 메디케어가 없으면 커버드 캘리포니아에서 보험에 가입할 수 있습니다.',
    en: 'If you are under 65 and don’t have Medicare, you can buy a plan through Covered California.',
  },
  hasMedicare: {
    ko: '메디케어가 있으면 커버드 캘리포니아의 보험료 보조를 받지 못합니다.',
    en: 'If you have Medicare, you cannot get the premium tax credit.',
  },
  freePartA: {
    ko: '파트 A를 보험료 없이 받을 수 있으면, 가입하지 않았어도 보험료 보조를 받지 못합니다.',
    en: 'If you can get Part A with no premium, you cannot get the credit, even if you have not signed up.',
  },
  paidPartA: {
    ko: '파트 A에 보험료를 내야 하는 분은 파트 A에 가입하기 전까지 보험료 보조를 받을 수 있습니다. 그동안 메디케어의 늦게 가입한 벌금은 늘어납니다.',
    en: 'If you would have to pay for Part A, you can get the credit until you enroll in it. In the meantime your Medicare late penalties keep growing.',
  },
  over65Without: {
    ko: '65세 이상이어도 메디케어를 받을 수 없으면 커버드 캘리포니아에서 보험에 가입할 수 있습니다.',
    en: 'If you are 65 or older and cannot get Medicare, you can buy a plan through Covered California.',
  },
  over65Unknown: {
    ko: '파트 A를 보험료 없이 받을 수 있으면(보통 근로 크레딧 {{credits}}점) 보험료 보조가 없습니다. 파트 A에 보험료를 내야 하는 분은 가입하기 전까지 보험료 보조를 받을 수 있습니다. 먼저 사회보장국에 확인하세요.',
    en: 'If Part A is free for you (usually with {{credits}} work credits), you cannot get the credit. If you would have to pay for Part A, you can get the credit until you enroll in it. Ask Social Security first.',
  },
  mediCalTitle: { ko: '커버드 캘리포니아: 메디캘이 먼저', en: 'Covered California: Medi-Cal comes first' },
  mediCalFirst: {
    ko: '무료 메디캘에 해당될 수 있으면 보험료 보조는 없습니다. 어느 쪽인지는 신청서를 본 카운티가 정합니다.',
    en: 'If you may qualify for free Medi-Cal, you cannot get the credit. The county decides from your application.',
  },
  noMediCal: {
    ko: '소득이 무료 메디캘 기준보다 많아 보험료 보조를 신청할 수 있습니다.',
    en: 'Your income is above the free Medi-Cal limit, so you may get the credit.',
  },
  mediCalOpen: {
    ko: '메디캘에 해당되는지 먼저 카운티에 물어보세요. 해당되지 않으면 보험료 보조를 신청할 수 있습니다.',
    en: 'Ask the county about Medi-Cal first. If you cannot get it, you may get the credit.',
  },
  incomeTitle: { ko: '커버드 캘리포니아: 보험료 보조(세액 공제)', en: 'Covered California: premium tax credit' },
  within: {
    ko: '{{year}}년 보험은 {{levelYear}}년 연방 빈곤선으로 봅니다. 소득이 보험료 보조를 받을 수 있는 범위 안에 있습니다.',
    en: 'Coverage in {{year}} uses the {{levelYear}} poverty level. Your income is within the range for the credit.',
  },
  aboveTop: {
    ko: '{{year}}년 보험은 {{levelYear}}년 연방 빈곤선으로 봅니다. 소득이 {{percent}}%를 넘어 보험료 보조가 없습니다. 보험료 보조 없이 전액을 내고 가입할 수는 있습니다.',
    en: 'Coverage in {{year}} uses the {{levelYear}} poverty level. Your income is above {{percent}}% of it, so you cannot get the credit. You can still buy a plan at full price.',
  },
  belowBottom: {
    ko: '{{year}}년 보험은 {{levelYear}}년 연방 빈곤선으로 봅니다. 소득이 {{percent}}%보다 적으면 보험료 보조 대신 메디캘을 신청합니다.',
    en: 'Coverage in {{year}} uses the {{levelYear}} poverty level. Below {{percent}}% of it, apply for Medi-Cal instead of the credit.',
  },
  belowException: {
    ko: '{{year}}년까지는 합법 체류 이민자라면 소득이 연방 빈곤선보다 적어도 보험료 보조를 받을 수 있었습니다.',
    en: 'Through {{year}}, lawfully present immigrants could get the credit even with income below the poverty level.',
  },
  borderline: {
    ko: '기준에 아주 가깝습니다. 소득을 다시 확인하고 커버드 캘리포니아에 물어보세요.',
    en: 'You are close to the limit. Check your income again and ask Covered California.',
  },
  silver: {
    ko: '소득이 실버 {{level}} 구간입니다. 실버 플랜을 고르면 병원비도 줄어듭니다.',
    en: 'Your income fits Silver {{level}}: with a Silver plan you also pay less for care.',
  },
  contribution: {
    ko: '기준 플랜에 본인이 내는 보험료는 소득의 약 {{percent}}%(한 달 {{month}})입니다.',
    en: 'You would pay about {{percent}}% of your income ({{month}} a month) toward the benchmark plan.',
  },
  contributionNone: {
    ko: '주 정부의 도움을 더하면 기준 플랜의 보험료를 내지 않을 수 있습니다.',
    en: 'With the state’s help you may pay no premium for the benchmark plan.',
  },
  contributionUnknown: {
    ko: '{{year}}년에 본인이 낼 보험료 기준은 아직 확인하지 못했습니다.',
    en: 'We don’t have the {{year}} amounts for your share yet.',
  },
  statusTitle: { ko: '커버드 캘리포니아: 신분', en: 'Covered California: status' },
  statusPass: { ko: '신분 조건에 맞습니다.', en: 'You meet the status rule.' },
  statusUnknown: {
    ko: '보험료 보조는 신분에 따라 다릅니다. {{year}}년 보험은 {{statuses}}만 받을 수 있습니다. 무료 법률 상담 단체가 신분에 관한 물음에 답해 줍니다.',
    en: 'The credit depends on your immigration status. For {{year}} only {{statuses}} can get it. A free legal-aid office can answer questions about status.',
  },
  statusFail: {
    ko: '{{year}}년 보험의 보험료 보조는 {{statuses}}만 받을 수 있습니다. 무료 법률 상담 단체에 물어보세요.',
    en: 'For {{year}}, only {{statuses}} can get the credit. A free legal-aid office can help.',
  },
  fourStatuses: {
    ko: '시민권자, 영주권자, 쿠바·아이티 입국자, 자유연합협정(COFA) 국가 출신',
    en: 'citizens, lawful permanent residents, Cuban/Haitian entrants and COFA residents',
  },
  lawfullyPresent: {
    ko: '시민권자와 합법 체류 이민자(DACA 제외)',
    en: 'citizens and lawfully present immigrants (not DACA)',
  },
  lawfullyPresentDaca: {
    ko: '시민권자와 합법 체류 이민자(DACA는 {{until}}까지)',
    en: 'citizens and lawfully present immigrants (DACA until {{until}})',
  },
  employerTitle: { ko: '커버드 캘리포니아: 직장 보험', en: 'Covered California: coverage from a job' },
  employer: {
    ko: '직장 보험이 있으면, 본인 몫 보험료가 소득의 {{percent}}%({{year}}년 기준)를 넘을 때만 보험료 보조를 받습니다.',
    en: 'If you have coverage through a job, you can get the credit only if your share of its premium is more than {{percent}}% of your income ({{year}} rule).',
  },
  employerUnknown: {
    ko: '직장 보험이 있으면 그 보험료가 비쌀 때만 보험료 보조를 받습니다. 이 해의 기준은 아직 확인하지 못했습니다.',
    en: 'If you have coverage through a job, you can get the credit only if it costs too much. We don’t have this year’s limit yet.',
  },
  unknown: {
    ko: '이 날짜의 기준을 아직 확인하지 못해 알려 드릴 수 없습니다.',
    en: 'We don’t have the limit for this date yet, so we could not tell.',
  },
} as const satisfies Record<string, BilingualText>;
