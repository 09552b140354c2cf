// Fourteen help programs, complete in both languages. No dollar amounts here: they change every year and live in
// libs/benefits. Time limits and rules follow the law as checked on the date of the record (docs/decisions.md).
import type { ProgramType } from '@app/contracts/http/catalog';
import type { BilingualText } from '@app/contracts/http/errors';
import type { ContentRecord } from './record';

export interface ProgramRecord extends ContentRecord {
  nameKo: string;
  type: ProgramType;
  /** Further names people use, in either language: found by search, not shown. */
  alsoCalled: readonly string[];
  description: BilingualText;
  /** `who`, `amounts`: the same parts in both languages. */
  eligibilityRequirements: { ko: Record<string, string>; en: Record<string, string> } | null;
  benefits: BilingualText | null;
  applicationProcess: BilingualText | null;
  phone: string | null;
  /** Whose line `phone` is, when it is not the program's own. */
  phoneLabel: BilingualText | null;
  tty: string | null;
  website: string | null;
}

const CHECKED_ON = '2026-11-20';

const AMOUNTS: BilingualText = {
  ko: '금액 기준은 해마다 바뀝니다. 신청할 때 올해 기준을 확인하세요.',
  en: 'Dollar limits change every year: check this year’s limits when you apply.',
};

const UNCONFIRMED: BilingualText = {
  ko: '이 프로그램의 내용은 아직 확인하고 있습니다. 프로그램 웹사이트를 보거나 무료 상담(HICAP)에 물어보세요.',
  en: 'We are still confirming the details of this program. Check its website or ask a free counselor (HICAP).',
};

export const PROGRAMS: readonly ProgramRecord[] = [
  {
    id: 'extra-help',
    name: 'Extra Help (Part D Low-Income Subsidy)',
    nameKo: '약값 추가 지원(Extra Help)',
    nameKoSource: 'translated',
    type: 'prescription',
    alsoCalled: ['엑스트라 헬프', 'LIS', '처방약 보조'],
    sourceUrl: 'https://www.ssa.gov/medicare/part-d-extra-help',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    verified: 'second-hand',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    description: {
      ko: '소득과 재산이 적은 분의 파트 D(처방약 보험) 보험료, 공제액, 코페이를 줄여 줍니다.',
      en: 'Lowers Part D premiums, deductibles and copays for people with limited income and resources.',
    },
    eligibilityRequirements: {
      ko: {
        who: '메디케어가 있고 소득과 재산이 적은 분. 메디캘, 생활 보조금(SSI), 메디케어 비용 지원(MSP) 가운데 하나라도 받고 있으면 신청하지 않아도 자동으로 받습니다.',
        amounts: AMOUNTS.ko,
      },
      en: {
        who: 'People with Medicare and limited income and resources. If you have Medi-Cal, SSI or a Medicare Savings Program, you get it without applying.',
        amounts: AMOUNTS.en,
      },
    },
    benefits: {
      ko: '처방약 보험의 보험료, 공제액, 코페이를 덜 냅니다.',
      en: 'You pay a lower premium, deductible and copays for your drug plan.',
    },
    applicationProcess: {
      ko: '사회보장국(SSA)에 인터넷이나 전화로 신청하거나 SSA-1020 양식을 보냅니다. 같은 양식으로 메디케어 비용 지원(MSP)도 신청할 수 있습니다.',
      en: 'Apply with Social Security online, by phone or on form SSA-1020. The same form can also start your application for a Medicare Savings Program.',
    },
    phone: '1-800-772-1213',
    phoneLabel: { ko: '사회보장국(SSA)', en: 'Social Security' },
    tty: '1-800-325-0778',
    website: 'https://www.ssa.gov/medicare/part-d-extra-help',
  },
  {
    id: 'msp',
    name: 'Medicare Savings Programs (QMB, SLMB, QI)',
    nameKo: '메디케어 비용 지원(MSP: QMB·SLMB·QI)',
    nameKoSource: 'translated',
    type: 'premium',
    alsoCalled: ['메디케어 세이빙스 프로그램', '메디케어 절약 프로그램', 'MSP'],
    sourceUrl: 'https://www.dhcs.ca.gov/individuals/medicare-savings-programs-in-california/',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    verified: 'second-hand',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    description: {
      ko: '주 정부가 파트 B(의료 보험) 보험료를 내 줍니다. QMB는 메디케어 공제액과 비율 부담금도 내 줍니다.',
      en: 'The state pays your Part B premium. QMB also pays your Medicare deductibles and coinsurance.',
    },
    eligibilityRequirements: {
      ko: {
        who: '메디케어가 있고 소득이 적은 분. 예금 같은 재산도 볼 수 있으니 카운티에 물어보세요.',
        amounts: AMOUNTS.ko,
      },
      en: {
        who: 'People with Medicare and limited income. Savings may be counted: ask the county.',
        amounts: AMOUNTS.en,
      },
    },
    benefits: {
      ko: '파트 B 보험료를 내지 않습니다. 약값 추가 지원(Extra Help)도 자동으로 받습니다.',
      en: 'The state pays your Part B premium. You also get Extra Help automatically.',
    },
    applicationProcess: {
      ko: '카운티 사무소나 BenefitsCal에서 메디캘을 신청하면 함께 심사합니다. 약값 추가 지원(Extra Help) 양식으로도 신청할 수 있습니다. HICAP 상담원이 무료로 도와줍니다.',
      en: 'When you apply for Medi-Cal at your county office or at BenefitsCal, the county checks for this too. The Extra Help form can also start it. A HICAP counselor will help you for free.',
    },
    phone: '1-800-434-0222',
    phoneLabel: { ko: 'HICAP 메디케어 무료 상담', en: 'HICAP, free Medicare counseling' },
    tty: null,
    website: 'https://www.dhcs.ca.gov/individuals/medicare-savings-programs-in-california/',
  },
  {
    id: 'medi-cal-aged',
    name: 'Medi-Cal for people 65 or older or disabled',
    nameKo: '65세 이상·장애인 메디캘(Medi-Cal)',
    nameKoSource: 'translated',
    type: 'financial',
    alsoCalled: ['메디칼', '메디컬', 'A&D'],
    sourceUrl: 'https://www.dhcs.ca.gov/medi-cal/apply/',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    verified: 'second-hand',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    description: {
      ko: '소득이 적은 캘리포니아 어르신과 장애인을 위한 주 정부 건강보험입니다. 무료이거나 적게 내며, 메디케어와 함께 쓸 수 있습니다.',
      en: 'Free or low-cost health coverage for older or disabled Californians with limited income; works with Medicare.',
    },
    eligibilityRequirements: {
      ko: {
        who: '캘리포니아에 살고 소득이 적으며, 65세 이상이거나 장애가 있는 분. 2026년 1월 1일부터는 예금 같은 재산도 다시 심사합니다.',
        amounts: AMOUNTS.ko,
      },
      en: {
        who: 'California residents 65 or older, blind or disabled, with limited income. Since January 1, 2026, savings count again.',
        amounts: AMOUNTS.en,
      },
    },
    benefits: {
      ko: '의사, 병원, 치과, 안과, 집에서 받는 돌봄(IHSS), 장기 돌봄을 도와줍니다. 메디캘 종류에 따라 다릅니다.',
      en: 'Helps pay for doctors, hospitals, dental and vision care, in-home care (IHSS) and long-term care. What you get depends on your type of Medi-Cal.',
    },
    applicationProcess: {
      ko: '1년 내내 BenefitsCal, 전화, 우편, 카운티 사무소에서 신청합니다. 카운티는 45일 안에 결정합니다. 장애 심사가 필요하면 90일까지 걸립니다.',
      en: 'Apply all year at BenefitsCal, by phone, by mail or at the county office. The county decides within 45 days, or within 90 days if it has to review a disability.',
    },
    phone: '1-800-541-5555',
    phoneLabel: { ko: '메디캘 안내 전화', en: 'Medi-Cal member help line' },
    tty: null,
    website: 'https://benefitscal.com',
  },
  {
    id: 'pace',
    name: 'PACE (Program of All-Inclusive Care for the Elderly)',
    nameKo: '노인 통합 돌봄(PACE)',
    nameKoSource: 'translated',
    type: 'other',
    alsoCalled: ['시니어 통합 케어', '페이스', 'K-day PACE'],
    sourceUrl: 'https://www.dhcs.ca.gov/services/ltc/Pages/ProgramofAll-InclusiveCarefortheElderly.aspx',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['website'],
    description: {
      ko: '한 팀이 진료, 재활 치료, 식사, 교통편, 낮 활동을 모두 맡습니다.',
      en: 'One team provides medical care, therapy, meals, rides and day-center activities.',
    },
    eligibilityRequirements: {
      ko: {
        who: '55세 이상이고 PACE가 있는 지역에 사는 분. 양로병원(요양원)에 갈 만큼 돌봄이 필요하지만, 도움을 받으면 집에서 안전하게 지낼 수 있어야 합니다.',
      },
      en: {
        who: 'People 55 or older who live in the program’s area and need the level of care a nursing home gives, but can live safely at home with support.',
      },
    },
    benefits: {
      ko: '메디케어와 메디캘로 받는 진료와 돌봄을 PACE 팀이 모두 해 줍니다. 메디캘이 있으면 무료입니다.',
      en: 'The PACE team provides your Medicare and Medi-Cal services. It is free with Medi-Cal.',
    },
    applicationProcess: {
      ko: 'PACE 기관에 연락해 심사를 받습니다. 한인타운 가까이(303 S Union Ave, Los Angeles)에 있는 케이데이 페이스(K-day PACE)는 한국어로 돌봐 줍니다.',
      en: 'Contact a PACE program for an assessment. K-day PACE (303 S Union Ave, Los Angeles), near Koreatown, serves people in Korean.',
    },
    phone: null,
    phoneLabel: null,
    tty: null,
    website: 'https://www.calpace.org',
  },
  {
    id: 'ihss',
    name: 'In-Home Supportive Services (IHSS)',
    nameKo: '집에서 받는 돌봄(IHSS)',
    nameKoSource: 'translated',
    type: 'other',
    alsoCalled: ['재가 지원 서비스', '재택 간병 서비스', '간병 시간', '간병인'],
    sourceUrl: 'https://dpss.lacounty.gov/en/senior-and-disabled/ihss.html',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    description: {
      ko: '집에서 지낼 수 있도록 간병인 비용을 내 줍니다. 가족도 돈을 받는 간병인이 될 수 있습니다.',
      en: 'Pays for help at home so that you do not have to move to a nursing home. A relative can be the paid caregiver.',
    },
    eligibilityRequirements: {
      ko: {
        who: '65세 이상이거나 앞을 보지 못하거나 장애가 있고, 메디캘 자격이 되며, 자기 집에서 지내는 캘리포니아 주민. 의사나 간호사 등이 쓴 SOC 873 양식이 필요합니다.',
      },
      en: {
        who: 'California residents who are 65 or older, blind or disabled, qualify for Medi-Cal and live in their own home. A doctor or other health professional has to fill out form SOC 873.',
      },
    },
    benefits: {
      ko: '집안일, 식사 준비, 목욕과 옷 입기, 병원 동행을 도와줍니다.',
      en: 'Help with housework, meals, bathing and dressing, and someone to go with you to appointments.',
    },
    applicationProcess: {
      ko: '로스앤젤레스(LA) 카운티는 전화하거나 SOC 295 양식을 보냅니다. 다른 카운티는 그 카운티의 IHSS 사무소에 전화하세요.',
      en: 'In Los Angeles County, call or send form SOC 295. In other counties, call the county IHSS office.',
    },
    phone: '1-888-944-4477',
    phoneLabel: { ko: '로스앤젤레스(LA) 카운티 IHSS 신청', en: 'LA County IHSS applications' },
    tty: null,
    website: 'https://dpss.lacounty.gov/en/senior-and-disabled/ihss.html',
  },
  {
    id: 'calfresh',
    name: 'CalFresh',
    nameKo: '캘프레시(식비 지원, 푸드스탬프)',
    nameKoSource: 'translated',
    type: 'financial',
    alsoCalled: ['푸드스탬프', 'food stamps', 'SNAP', 'EBT'],
    sourceUrl: 'https://www.cdss.ca.gov/calfresh',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    verified: 'second-hand',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    description: {
      ko: 'EBT 카드로 매달 식품비를 받습니다.',
      en: 'Money for food every month, on an EBT card.',
    },
    eligibilityRequirements: {
      ko: {
        who: '소득이 적은 가구. 60세 이상은 기준이 따로 있습니다. 체류 신분도 봅니다.',
        amounts: AMOUNTS.ko,
      },
      en: {
        who: 'Households with limited income. There are special rules for people 60 or older, and immigration rules apply.',
        amounts: AMOUNTS.en,
      },
    },
    benefits: {
      ko: '식품을 살 수 있습니다. 급하면 3일 안에 도움을 받기도 합니다.',
      en: 'Money for food. If your need is urgent, you may get help within 3 days.',
    },
    applicationProcess: {
      ko: 'BenefitsCal, 전화, 카운티 사무소에서 신청합니다.',
      en: 'Apply at BenefitsCal, by phone or at your county office.',
    },
    phone: '1-877-847-3663',
    phoneLabel: null,
    tty: null,
    website: 'https://benefitscal.com',
  },
  {
    id: 'ssi-capi',
    name: 'SSI/SSP and CAPI',
    nameKo: '생활 보조금(SSI/SSP)과 이민자 현금 지원(CAPI)',
    nameKoSource: 'translated',
    type: 'financial',
    alsoCalled: ['웰페어', '캐피', '현금 보조'],
    sourceUrl: 'https://www.ssa.gov/pubs/EN-05-11125.pdf',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    verified: 'second-hand',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['eligibilityRequirements', 'benefits'],
    description: {
      ko: '65세 이상이거나 장애가 있고 소득이 아주 적은 분에게 매달 현금을 줍니다. CAPI는 SSI를 받지 못하는 일부 이민자를 위한 캘리포니아 제도입니다.',
      en: 'Monthly cash for people 65 or older, blind or disabled with very low income; CAPI is California’s program for some immigrants who cannot get SSI.',
    },
    eligibilityRequirements: {
      ko: {
        who: '65세 이상이거나 앞을 보지 못하거나 장애가 있고, 소득과 재산이 아주 적은 분. 체류 신분도 봅니다.',
        amounts: AMOUNTS.ko,
      },
      en: {
        who: 'People 65 or older, blind or disabled, with very low income and resources. Immigration rules apply.',
        amounts: AMOUNTS.en,
      },
    },
    benefits: {
      ko: '매달 현금을 받습니다. SSI를 받으면 메디캘도 함께 나옵니다.',
      en: 'Cash every month. If you get SSI, you also get Medi-Cal.',
    },
    applicationProcess: {
      ko: 'SSI는 사회보장국(SSA)에, CAPI는 카운티 사무소나 BenefitsCal에 신청합니다.',
      en: 'Apply for SSI at Social Security. Apply for CAPI at your county office or at BenefitsCal.',
    },
    phone: '1-800-772-1213',
    phoneLabel: { ko: '사회보장국(SSA)', en: 'Social Security' },
    tty: '1-800-325-0778',
    website: 'https://www.ssa.gov/ssi',
  },
  {
    id: 'mssp',
    name: 'Multipurpose Senior Services Program (MSSP)',
    nameKo: '다목적 노인 서비스(MSSP)',
    nameKoSource: 'translated',
    type: 'other',
    alsoCalled: ['다목적 시니어 서비스', '다목적 노인 서비스 프로그램'],
    sourceUrl: 'http://css.lacounty.gov/programs/area-agency-on-aging/',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    confidence: 'verified',
    isStale: true,
    unconfirmedFields: ['eligibilityRequirements'],
    description: {
      ko: '메디캘이 있는 어르신이 집에서 지낼 수 있도록 담당자가 필요한 서비스를 찾아 이어 줍니다.',
      en: 'Care managers arrange services so frail older adults with Medi-Cal can stay at home.',
    },
    eligibilityRequirements: {
      ko: { who: '메디캘이 있고 양로병원(요양원)에 갈 만큼 돌봄이 필요한 분. 나이 기준은 물어보세요.' },
      en: { who: 'Medi-Cal members who need the level of care a nursing home gives. Ask about the minimum age.' },
    },
    benefits: {
      ko: '담당자가 돌봄을 계획하고 집에서 받는 도움을 이어 줍니다.',
      en: 'A care manager plans your care and arranges help at home.',
    },
    applicationProcess: {
      ko: '지역 노인복지국(Area Agency on Aging)에 전화해 가까운 MSSP 기관을 물어보세요.',
      en: 'Call the Area Agency on Aging for the local MSSP site.',
    },
    phone: '1-800-510-2020',
    phoneLabel: { ko: '로스앤젤레스(LA) 카운티 노인복지 안내', en: 'LA County aging line' },
    tty: null,
    website: 'https://aging.ca.gov',
  },
  {
    id: 'cbas',
    name: 'Community-Based Adult Services (CBAS, adult day health care)',
    nameKo: '양로보건센터(CBAS)',
    nameKoSource: 'translated',
    type: 'other',
    alsoCalled: ['양로센터', 'ADHC', '데이케어', '지역 사회 기반 성인 서비스'],
    sourceUrl: 'https://aging.ca.gov/Programs_and_Services/Community-Based_Adult_Services/',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    description: {
      ko: '낮에 다니며 간호, 재활 치료, 식사, 활동, 교통편을 받는 곳입니다.',
      en: 'Day centers with nursing, therapy, meals, activities and rides.',
    },
    eligibilityRequirements: {
      ko: { who: '메디캘이 있고 의료 도움이 필요한 18세 이상. 메디캘이 없는 분은 비용을 직접 내고 다닐 수 있습니다.' },
      en: { who: 'Medi-Cal members 18 or older with a medical need. Others may pay for it themselves.' },
    },
    benefits: {
      ko: '메디캘이 있고 플랜이 승인하면 무료입니다.',
      en: 'Free with Medi-Cal for those who qualify.',
    },
    applicationProcess: {
      ko: '메디캘 건강 플랜에 물어보거나 센터에 전화하세요. 결정은 플랜이 합니다.',
      en: 'Ask your Medi-Cal plan or call a center. The plan decides.',
    },
    phone: null,
    phoneLabel: null,
    tty: null,
    website: 'https://aging.ca.gov/Programs_and_Services/Community-Based_Adult_Services/',
  },
  {
    id: 'energy',
    name: 'Energy bill help (LIHEAP and CARE)',
    nameKo: '전기·가스 요금 지원(LIHEAP·CARE)',
    nameKoSource: 'translated',
    type: 'financial',
    alsoCalled: ['에너지 요금 지원', '전기세', '가스비'],
    sourceUrl: 'https://www.csd.ca.gov/energybill',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    description: {
      ko: 'LIHEAP는 전기·가스 요금 일부를 내 주고, CARE는 매달 요금을 깎아 줍니다.',
      en: 'LIHEAP pays part of an energy bill. CARE lowers your gas and electric rates every month.',
    },
    eligibilityRequirements: {
      ko: {
        who: '소득이 적은 가구. 메디캘, 캘프레시, 생활 보조금(SSI)을 받고 있으면 CARE를 받을 수 있습니다.',
        amounts: AMOUNTS.ko,
      },
      en: {
        who: 'Households with limited income. If you get Medi-Cal, CalFresh or SSI, that can qualify you for CARE.',
        amounts: AMOUNTS.en,
      },
    },
    benefits: {
      ko: '지원금은 한 번, 할인은 매달 받습니다. 전기나 가스가 끊길 상황이면 긴급 지원을 받을 수 있습니다.',
      en: 'A one-time payment and a monthly discount. There is emergency help if your power or gas is about to be shut off.',
    },
    applicationProcess: {
      ko: 'LIHEAP는 주 정부 안내 전화에 물으면 지역 기관을 알려 줍니다. CARE는 전기·가스 회사에 신청합니다.',
      en: 'For LIHEAP, call the state line and ask for your local agency. For CARE, apply to your gas or electric company.',
    },
    phone: '1-866-675-6623',
    phoneLabel: { ko: 'LIHEAP 주 정부 안내', en: 'LIHEAP state line' },
    tty: null,
    website: 'https://www.csd.ca.gov/energybill',
  },
  {
    id: 'lifeline',
    name: 'California LifeLine',
    nameKo: '캘리포니아 라이프라인(전화 요금 할인)',
    nameKoSource: 'translated',
    type: 'financial',
    alsoCalled: [],
    sourceUrl: null,
    sourceDate: null,
    checkedOn: CHECKED_ON,
    confidence: 'memory',
    isStale: false,
    unconfirmedFields: [],
    confirmAt: 'https://www.californialifeline.com',
    description: UNCONFIRMED,
    eligibilityRequirements: null,
    benefits: null,
    applicationProcess: null,
    phone: null,
    phoneLabel: null,
    tty: null,
    website: null,
  },
  {
    id: 'medi-cal-dental',
    name: 'Medi-Cal Dental (Smile, California)',
    nameKo: '메디캘 치과(Medi-Cal Dental)',
    nameKoSource: 'translated',
    type: 'other',
    alsoCalled: ['덴티칼', 'Denti-Cal', '스마일 캘리포니아'],
    sourceUrl: 'https://smilecalifornia.org/common-questions/',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['benefits'],
    description: {
      ko: '메디캘에 들어 있는 치과 혜택입니다. 따로 신청하지 않아도 됩니다.',
      en: 'Dental care that comes with Medi-Cal. You do not apply for it separately.',
    },
    eligibilityRequirements: {
      ko: { who: '메디캘이 있는 분. 받을 수 있는 치료는 메디캘 종류에 따라 다릅니다.' },
      en: { who: 'Medi-Cal members. The care you can get depends on your type of Medi-Cal.' },
    },
    benefits: {
      ko: '검진, 스케일링, 충치 치료, 틀니 등을 받습니다.',
      en: 'Exams, cleanings, fillings, dentures and more.',
    },
    applicationProcess: {
      ko: '전화해서 메디캘을 받는 치과를 물어보세요.',
      en: 'Call for a dentist who takes Medi-Cal.',
    },
    phone: '1-800-322-6384',
    phoneLabel: { ko: '메디캘 치과 안내, 월~금 오전 8시~오후 5시', en: 'Medi-Cal Dental, Mon-Fri 8 a.m. to 5 p.m.' },
    tty: null,
    website: 'https://smilecalifornia.org',
  },
  {
    id: 'hcba',
    name: 'Home and Community-Based Alternatives (HCBA) Waiver',
    nameKo: '재택·지역사회 돌봄 프로그램(HCBA)',
    nameKoSource: 'translated',
    type: 'other',
    alsoCalled: [],
    sourceUrl: null,
    sourceDate: null,
    checkedOn: CHECKED_ON,
    confidence: 'memory',
    isStale: false,
    unconfirmedFields: [],
    confirmAt: 'https://www.dhcs.ca.gov',
    description: UNCONFIRMED,
    eligibilityRequirements: null,
    benefits: null,
    applicationProcess: null,
    phone: null,
    phoneLabel: null,
    tty: null,
    website: null,
  },
  {
    id: 'property-tax-postponement',
    name: 'Property Tax Postponement',
    nameKo: '재산세 납부 유예(Property Tax Postponement)',
    nameKoSource: 'translated',
    type: 'financial',
    alsoCalled: ['재산세 납부 유예', '집 세금'],
    sourceUrl: 'https://www.sco.ca.gov/ardtax_prop_tax_postponement.html',
    sourceDate: null,
    checkedOn: CHECKED_ON,
    verified: 'second-hand',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: [],
    description: {
      ko: '올해 집 재산세를 주 정부가 먼저 내 주고, 나중에 갚는 제도입니다.',
      en: 'The state pays this year’s property tax on your home, and you repay it later.',
    },
    eligibilityRequirements: {
      ko: {
        who: '62세 이상이거나 앞을 보지 못하거나 장애가 있는 집주인. 그 집에 살고, 집값에서 융자를 뺀 본인 몫이 40% 이상이며, 가구 소득이 그해 기준보다 적어야 합니다.',
        amounts: AMOUNTS.ko,
      },
      en: {
        who: 'Homeowners 62 or older, blind or disabled, who live in the home, have at least 40 percent equity and have household income below the yearly limit.',
        amounts: AMOUNTS.en,
      },
    },
    benefits: {
      ko: '집을 팔거나 이사하거나 융자를 다시 받거나 세상을 떠날 때까지 세금 납부를 미룹니다. 미룬 세금에는 한 해 5% 이자가 붙습니다.',
      en: 'You put off the tax, at 5 percent interest a year, until you sell, move, refinance or die.',
    },
    applicationProcess: {
      ko: '10월 1일부터 2월 10일까지 주 회계감사관실(State Controller)에 신청합니다. 예산이 한정되어 있습니다.',
      en: 'Apply to the State Controller from October 1 to February 10. Funds are limited.',
    },
    phone: '1-800-952-5661',
    phoneLabel: null,
    tty: null,
    website: 'https://www.sco.ca.gov/ardtax_prop_tax_postponement.html',
  },
];
