// What the Medicare rules say. Amounts come in as parts; docs/facts/policy.md#medicare-who-is-eligible and
// #medicare-windows-and-penalties.
import type { BilingualText } from '@app/contracts/http/errors';

export const MEDICARE_WORDS = {
  ageTitle: { ko: '메디케어: 나이', en: 'Medicare: age' },
  oldEnough: {
    ko: '{{limit}}세부터 받을 수 있습니다. 파트 A 보험료가 무료인지는 근로 크레딧으로 정해집니다.',
    en: 'You can get Medicare at {{limit}}. Your work credits decide whether Part A is free.',
  },
  tooYoung: {
    ko: '메디케어는 {{limit}}세부터입니다. 처음 가입 기간({{length}}개월)은 {{limit}}세 생일 달의 {{before}}개월 전에 시작합니다. {{from}}에서 {{to}} 사이입니다.',
    en: 'Medicare starts at {{limit}}. Your first enrollment period lasts {{length}} months and opens {{before}} months before your birthday month, some time between {{from}} and {{to}}.',
  },
  tooYoungOnly: {
    ko: '메디케어는 {{limit}}세부터 시작합니다.',
    en: 'Medicare begins at {{limit}}.',
  },
  mayBeOpen: {
    ko: '생일에 따라 이미 시작했을 수도 있습니다.',
    en: 'Depending on your birthday, it may already be open.',
  },
  noAge: {
    ko: '이 날짜의 나이 기준을 아직 확인하지 못해 알려 드릴 수 없습니다.',
    en: 'We don’t have the age limit for this date yet, so we could not tell.',
  },
  enrolledTitle: { ko: '메디케어: 이미 가입', en: 'Medicare: already enrolled' },
  enrolled: {
    ko: '지금 메디케어가 있다고 하셨습니다. 65세 전이면 장애, 말기 신장병(ESRD), 루게릭병(ALS) 가운데 하나로 받고 계신 것으로 보았습니다.',
    en: 'You said you have Medicare now. Before 65, that means you have it because of a disability, kidney failure (ESRD) or ALS.',
  },
  otherRoutesTitle: { ko: '메디케어: 65세 전에 받는 길', en: 'Medicare: ways to get it before 65' },
  otherRoutes: {
    ko: '소셜 시큐리티 장애 연금(SSDI)을 {{months}}개월 받은 분, 루게릭병(ALS)이나 말기 신장병(ESRD)이 있는 분은 더 일찍 받을 수 있습니다. 여기에서는 묻지 않았습니다.',
    en: 'People with {{months}} months of Social Security disability benefits, with ALS or with kidney failure (ESRD) can get it earlier. This check did not ask about these.',
  },
  disabilityTitle: { ko: '메디케어: 장애', en: 'Medicare: disability' },
  disabilityEnough: {
    ko: '소셜 시큐리티 장애 연금(SSDI)을 {{limit}}개월 받았으므로 65세 전에도 해당될 수 있습니다.',
    en: 'After {{limit}} months of Social Security disability benefits you may qualify for Medicare before 65.',
  },
  disabilityTooShort: {
    ko: '소셜 시큐리티 장애 연금(SSDI)을 {{limit}}개월 받은 다음 달부터입니다. 아직 {{left}}개월 남았습니다.',
    en: 'Medicare begins after {{limit}} months of Social Security disability benefits. You have {{left}} months to go.',
  },
  alsTitle: { ko: '메디케어: 루게릭병(ALS)', en: 'Medicare: ALS' },
  als: {
    ko: '루게릭병(ALS)은 기다리는 기간이 없습니다. 소셜 시큐리티 장애 연금(SSDI)을 받는 첫 달부터 해당될 수 있습니다.',
    en: 'With ALS there is no waiting period. You may qualify from the first month of Social Security disability benefits.',
  },
  kidneyTitle: { ko: '메디케어: 말기 신장병(ESRD)', en: 'Medicare: kidney failure (ESRD)' },
  kidney: {
    ko: '투석이나 이식이 필요한 말기 신장병은 나이와 관계없이 해당될 수 있습니다. 근로 기록은 사회보장국이 확인합니다.',
    en: 'If you have kidney failure and need dialysis or a transplant, you may qualify for Medicare at any age. Social Security checks your work record.',
  },
  residenceTitle: {
    ko: '메디케어: 영주권자의 근로 기록이나 거주 기간',
    en: 'Medicare: work record or years of US residence',
  },
  residenceMet: {
    ko: '영주권자는 근로 크레딧 {{credits}}점이 있거나 신청하기 바로 전까지 미국에서 {{years}}년을 계속 살면 됩니다. 둘 가운데 하나에 맞습니다.',
    en: 'A permanent resident needs {{credits}} work credits, or {{years}} years of living in the US without a break right before applying. You meet one of these.',
  },
  residenceMissing: {
    ko: '영주권자는 근로 크레딧 {{credits}}점이 있거나 신청하기 바로 전까지 미국에서 {{years}}년을 계속 살아야 합니다. 아직 두 가지 모두 모자랍니다.',
    en: 'A permanent resident needs {{credits}} work credits, or {{years}} years of living in the US without a break right before applying. Neither is met yet.',
  },
  residenceUnknown: {
    ko: '영주권자는 근로 크레딧 {{credits}}점이 있거나 신청하기 바로 전까지 미국에서 {{years}}년을 계속 살아야 합니다. 영주권을 받기 전에 산 기간도 들어가지만, 관광으로 머문 기간은 아닙니다. 배우자의 크레딧도 됩니다.',
    en: "A permanent resident needs {{credits}} work credits, or {{years}} years of living in the US without a break right before applying. Years before the green card count. Time as a tourist does not. A spouse's credits count too.",
  },
  premiumTitle: { ko: '메디케어: 파트 A 보험료', en: 'Medicare: Part A premium' },
  premiumFree: {
    ko: '근로 크레딧 {{credits}}점이 있으면 파트 A 보험료가 없습니다. 배우자의 크레딧도 됩니다.',
    en: "With {{credits}} work credits Part A has no premium. A spouse's credits count too.",
  },
  premiumReduced: {
    ko: '근로 크레딧이 {{reduced}}점 이상 {{credits}}점 미만이면 파트 A 보험료는 한 달 {{amount}}입니다.',
    en: 'With {{reduced}} or more but fewer than {{credits}} work credits, the Part A premium is {{amount}} a month.',
  },
  premiumFull: {
    ko: '근로 크레딧이 {{reduced}}점보다 적으면 파트 A 보험료는 한 달 {{amount}}입니다.',
    en: 'With fewer than {{reduced}} work credits, the Part A premium is {{amount}} a month.',
  },
  premiumUnknown: {
    ko: '근로 크레딧을 묻지 않았습니다. {{credits}}점이면 파트 A 보험료가 없고, 모자라면 크레딧 수에 따라 한 달 {{reducedAmount}} 또는 {{amount}}를 내고 파트 A에 가입할 수 있습니다. 소득이 적으면 주에서 내 주기도 합니다.',
    en: 'We did not ask about work credits. With {{credits}} or more, Part A is free. With fewer, you can buy it for {{reducedAmount}} or {{amount}} a month, depending on your credits. The state may pay this if your income is low.',
  },
} as const satisfies Record<string, BilingualText>;
