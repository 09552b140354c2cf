// What the hints on cash, food and energy help say (docs/facts/policy.md#cash-and-other-help).
import type { BilingualText } from '@app/contracts/http/errors';

export const CASH_AND_FOOD_WORDS = {
  ssiTitle: { ko: '생활 보조금(SSI)', en: 'SSI/SSP cash' },
  ssiBelow: {
    ko: '계산에 넣는 소득이 한 달 {{limit}}보다 적어 생활 보조금(SSI)에 해당될 수 있습니다. 재산은 {{resources}}까지입니다. SSI를 받으면 메디캘도 자동으로 나옵니다.',
    en: 'Your countable income is below {{limit}} a month, so you may get SSI. You can have up to {{resources}} in assets. With SSI, you get Medi-Cal automatically.',
  },
  ssiAbove: {
    ko: '계산에 넣는 소득이 생활 보조금(SSI) 기준(한 달 {{limit}}) 이상입니다.',
    en: 'Your countable income is not below the SSI limit of {{limit}} a month.',
  },
  ssiGroup: {
    ko: '65세 이상이거나 장애가 있는 분을 위한 생활 보조금입니다.',
    en: 'SSI is for people who are 65 or older or have a disability.',
  },
  ssiSavings: {
    ko: '재산이 생활 보조금(SSI)의 재산 기준({{resources}})보다 많습니다.',
    en: 'Your assets are above the SSI limit of {{resources}}.',
  },
  ssiStatus: {
    ko: '시민권자가 아니면 신분에 따라 다릅니다. 사회보장국에 물어보세요.',
    en: 'If you are not a citizen, it depends on your immigration status. Ask Social Security.',
  },
  capiTitle: { ko: '이민자 현금 지원(CAPI)', en: 'CAPI cash for immigrants' },
  capiBelow: {
    ko: '신분 때문에 SSI를 받지 못하는 이민자는 CAPI에 해당될 수 있습니다. 계산에 넣는 소득이 한 달 {{limit}}보다 적어야 합니다. 카운티에 물어보세요.',
    en: 'Immigrants who cannot get SSI because of their status may get CAPI if their countable income is below {{limit}} a month. Ask the county.',
  },
  capiCitizen: {
    ko: '신분 때문에 SSI를 받지 못하는 이민자를 위한 지원입니다. 시민권자는 SSI를 신청합니다.',
    en: 'CAPI is for immigrants who cannot get SSI because of their status. Citizens apply for SSI.',
  },
  capiAbove: {
    ko: '계산에 넣는 소득이 CAPI 기준(한 달 {{limit}}) 이상입니다.',
    en: 'Your countable income is not below the CAPI limit of {{limit}} a month.',
  },
  calFreshTitle: { ko: '캘프레시(CalFresh, 식비 지원·푸드스탬프)', en: 'CalFresh food help' },
  calFreshWithin: {
    ko: '총소득이 한 달 {{limit}} 안에 있어 식비 지원(캘프레시)에 해당될 수 있습니다.',
    en: 'Your gross income is within {{limit}} a month, so you may qualify for CalFresh.',
  },
  calFreshElder: {
    ko: '총소득은 한 달 {{limit}}보다 많지만, {{age}}세 이상이거나 장애가 있는 분이 사는 집은 집세와 의료비 등을 뺀 순소득으로 심사할 수 있습니다. 신청해 보세요.',
    en: 'Your gross income is above {{limit}} a month, but a household with someone {{age}} or older or with a disability may be able to use net income instead. You can still apply.',
  },
  calFreshAbove: {
    ko: '총소득이 식비 지원(캘프레시) 기준(한 달 {{limit}})보다 많습니다.',
    en: 'Your gross income is above the CalFresh limit of {{limit}} a month.',
  },
  calFreshStatus: {
    ko: '{{since}}부터 시민권자가 아니면 영주권자, 쿠바·아이티 입국자, 자유연합협정(COFA) 국가 출신만 받을 수 있습니다. 카운티나 무료 법률 상담 단체에 물어보세요.',
    en: 'Since {{since}}, the only non-citizens who can get it are permanent residents, Cuban/Haitian entrants and COFA residents. Ask the county or a free legal-aid office.',
  },
  careTitle: { ko: '전기·가스 요금 할인(CARE)', en: 'CARE energy discount' },
  careWithin: {
    ko: '한 해 소득이 {{limit}} 안에 있어 전기·가스 요금 할인(CARE)에 해당될 수 있습니다. 전기·가스 회사에 신청합니다.',
    en: 'Your yearly income is within {{limit}}, so you may qualify for the CARE discount on gas and electricity. Apply with your utility company.',
  },
  careAbove: {
    ko: '한 해 소득이 CARE 기준({{limit}})보다 많습니다.',
    en: 'Your yearly income is above the CARE limit of {{limit}}.',
  },
  careAutomatic: {
    ko: '메디캘, 캘프레시, SSI 가운데 하나가 있으면 소득을 따로 보지 않습니다.',
    en: 'If you have Medi-Cal, CalFresh or SSI, there is no separate income test.',
  },
  feraTitle: { ko: '전기 요금 할인(FERA)', en: 'FERA electricity discount' },
  feraWithin: {
    ko: '한 해 소득이 CARE 기준({{care}})보다 많고 FERA 기준({{limit}}) 안에 있습니다.',
    en: 'Your yearly income is above the CARE limit of {{care}} and within the FERA limit of {{limit}}.',
  },
  feraAbove: {
    ko: '한 해 소득이 FERA 기준({{limit}})보다 많습니다.',
    en: 'Your yearly income is above the FERA limit of {{limit}}.',
  },
  feraCare: {
    ko: '소득이 CARE 기준({{care}}) 안에 있어 할인이 더 큰 CARE를 신청합니다.',
    en: 'Your income is within the CARE limit of {{care}}, so apply for CARE, the larger discount.',
  },
  counted: { ko: '계산에 넣는 소득', en: 'countable income' },
  gross: { ko: '공제하기 전 소득', en: 'income before deductions' },
  mustBeBelow: { ko: '이보다 적어야 합니다', en: 'has to be below' },
  unknown: {
    ko: '이 날짜의 기준을 아직 확인하지 못해 알려 드릴 수 없습니다.',
    en: 'We don’t have the limit for this date yet, so we could not tell.',
  },
} as const satisfies Record<string, BilingualText>;
