// What the Medi-Cal rules on income, savings and time say. Amounts come in as parts;
// docs/facts/policy.md#medi-cal-groups, #medi-cal-coming-changes and #decision-logic.
import type { BilingualText } from '@app/contracts/http/errors';

export const MEDI_CAL_WORDS = {
  childTitle: { ko: '메디캘: 19세 미만 소득 기준', en: 'Medi-Cal: income limit for children under 19' },
  pregnancyTitle: { ko: '메디캘: 임신한 분의 소득 기준', en: 'Medi-Cal: income limit in pregnancy' },
  adultTitle: { ko: '메디캘: 19~64세 소득 기준', en: 'Medi-Cal: income limit for adults 19-64' },
  agedTitle: {
    ko: '메디캘: 65세 이상·장애인 소득 기준',
    en: 'Medi-Cal: income limit if you are 65 or older or have a disability',
  },
  caretakerTitle: {
    ko: '메디캘: 아이를 돌보는 분의 소득 기준',
    en: 'Medi-Cal: income limit for caretakers of a child',
  },
  within: {
    ko: '소득이 기준({{size}}인 가구, 연방 빈곤선의 {{percent}}%) 안에 있습니다.',
    en: 'Your income is within the limit ({{percent}}% of the poverty level, household of {{size}}).',
  },
  above: {
    ko: '소득이 기준({{size}}인 가구, 연방 빈곤선의 {{percent}}%)보다 한 해 {{over}} 많습니다.',
    en: 'Your income is {{over}} a year above the limit ({{percent}}% of the poverty level, household of {{size}}).',
  },
  borderline: {
    ko: '기준에 아주 가깝습니다. 신청해 보세요. 카운티가 결정합니다.',
    en: 'You are close to the limit, so apply. The county decides.',
  },
  noSavings: { ko: '재산은 보지 않습니다.', en: 'Assets do not count.' },
  unborn: {
    ko: '배 속의 아기도 식구로 셉니다.',
    en: 'The unborn child counts as a member of the household.',
  },
  premiums: {
    ko: '직접 내는 건강보험료가 있으면 신청서에 꼭 적으세요. 보험료를 빼면 기준 안에 들 수 있습니다.',
    en: 'When you apply, list the health insurance premiums you pay yourself. Subtracting them may bring your income within the limit.',
  },
  spouse: {
    ko: '배우자와 함께 살면 두 분 소득을 합해 한 달 {{month}}까지 봅니다.',
    en: 'If you live with a spouse, the limit for both incomes together is {{month}} a month.',
  },
  monthly: { ko: '한 달 {{month}}', en: '{{month}} a month' },
  counted: { ko: '{{income}}에서 {{off}}를 뺐습니다', en: '{{income}} minus {{off}}' },
  mcapTitle: { ko: '임신한 분을 위한 MCAP', en: 'MCAP in pregnancy' },
  mcapWithin: {
    ko: '메디캘 기준을 조금 넘는 임신부를 위한 건강보험(MCAP)에 해당될 수 있습니다. 한 해 {{limit}}까지입니다.',
    en: 'You may qualify for MCAP (Medi-Cal Access Program), for pregnant people with income above the Medi-Cal limit, up to {{limit}} a year.',
  },
  mcapAbove: {
    ko: '소득이 MCAP 기준(한 해 {{limit}})보다 많습니다.',
    en: 'Your income is above the MCAP limit of {{limit}} a year.',
  },
  afterTitle: { ko: '메디캘: 출산 뒤 보장', en: 'Medi-Cal: coverage after a pregnancy' },
  afterCovered: {
    ko: '임신 때 받은 메디캘은 소득이 바뀌어도 {{until}}까지 이어집니다. 신분과 관계없습니다.',
    en: 'The Medi-Cal you had in pregnancy continues until {{until}}, even if your income changes and whatever your status.',
  },
  afterUnknown: {
    ko: '임신 중에 메디캘이 있었다면 {{until}}까지 이어집니다. 카운티에 물어보세요.',
    en: 'If you had Medi-Cal during the pregnancy, it continues until {{until}}. Ask the county.',
  },
  assetsTitle: { ko: '메디캘: 재산 기준', en: 'Medi-Cal: assets' },
  assetsUnknown: {
    ko: '재산(예금, 주식, 다른 부동산, 한국 재산 포함)도 봅니다. {{size}}인 기준은 {{limit}}까지입니다. 사는 집과 차 한 대, 살림살이, 나누어 받고 있는 은퇴 연금은 넣지 않습니다. 재산은 묻지 않았으므로 카운티가 결정합니다.',
    en: 'Assets count too (including any in Korea): up to {{limit}} for {{size}}. The home you live in, one vehicle, household goods and retirement money being paid out do not count. We did not ask about assets, so the county will decide.',
  },
  assetsWithin: {
    ko: '재산이 {{size}}인 기준({{limit}}) 안에 있습니다. 사는 집과 차 한 대는 넣지 않습니다.',
    en: 'Your assets are within the limit of {{limit}} for {{size}}. The home you live in and one vehicle do not count.',
  },
  assetsAbove: {
    ko: '재산이 {{size}}인 기준({{limit}})보다 많습니다. 사는 집과 차 한 대, 나누어 받고 있는 은퇴 연금은 빼고 다시 세어 보세요.',
    en: 'Your assets are above the limit of {{limit}} for {{size}}. Count again without the home you live in, one vehicle and retirement money being paid out.',
  },
  assetsNotAsked: {
    ko: '이 날짜에는 재산을 보지 않습니다. 2024년과 2025년에는 재산 기준이 없었습니다.',
    en: 'Assets do not count on this date. There was no asset limit in 2024 and 2025.',
  },
  people: { ko: '{{size}}', en: 'a household of {{size}}' },
  person: { ko: '1', en: 'one person' },
  workTitle: { ko: '메디캘: 근로 조건(19~64세)', en: 'Medi-Cal: work rule (19-64)' },
  work: {
    ko: '이날부터 19~64세는 한 달에 {{hours}}시간 일하거나 공부하거나 봉사해야 합니다. 한 달에 약 {{earnings}}를 벌어도 됩니다. 장애가 있거나 몸이 많이 약한 분, 13세 이하 아이의 부모는 빠집니다. 해당되는지는 카운티가 봅니다.',
    en: 'Starting this day, adults 19-64 must show {{hours}} hours a month of work, school or volunteering, or earn about {{earnings}} a month. People with a disability or serious health needs and parents of a child 13 or younger are exempt. The county decides.',
  },
  workExempt: {
    ko: '이날부터 19~64세에게 근로 조건이 생기지만, 임신 중이거나 장애가 있는 분은 해당하지 않습니다.',
    en: 'A work rule begins for adults 19-64. People who are pregnant or have a disability are exempt.',
  },
  unknown: {
    ko: '이 날짜의 기준을 아직 확인하지 못해 알려 드릴 수 없습니다.',
    en: 'We don’t have the limit for this date yet, so we could not tell.',
  },
  unknownTitle: { ko: '메디캘: 소득 기준', en: 'Medi-Cal: income' },
} as const satisfies Record<string, BilingualText>;
