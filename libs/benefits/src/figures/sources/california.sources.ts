// Sources of Medi-Cal, of appeals, of cash and of food help.
import { DHCS } from './first-publishers';
import { CDSS, CPUC, ECFR, LA_DPSS, LEGINFO, SSA } from './publishers';
import { source } from './source';

const CHANGES = 'https://www.dhcs.ca.gov/immigration-status-and-changes-to-medi-cal-eligibility/';
const statute = (section: string): string =>
  `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=WIC&sectionNum=${section}`;

const MEDI_CAL = {
  S19: source(
    DHCS,
    { ko: '지침 ACWDL 25-01(2025년 소득 기준)', en: 'ACWDL 25-01, 2025 income limits' },
    'https://www.dhcs.ca.gov/file/25-01-pdf/',
    'second-hand',
  ),
  S4: source(
    DHCS,
    { ko: '파트 A·B 보험료를 주에서 내 주는 제도', en: 'Medicare premium payment (buy-in)' },
    'https://www.dhcs.ca.gov/services/medicare-premium-payment-buy-in-program/',
    'second-hand',
  ),
  S5: source(
    DHCS,
    { ko: '파트 A 보험료 안내 전단', en: 'Medicare Part A buy-in flyer' },
    'https://www.dhcs.ca.gov/file/medicare-part-a-buy-in-flyer-pdf/',
    'second-hand',
  ),
  S23: source(
    LA_DPSS,
    { ko: '출산 뒤 메디캘', en: 'Medi-Cal after pregnancy' },
    'https://my.dpss.lacounty.gov/public/en/home/epolicy/program/medi-cal/general/postpartum.html',
    'stored-copy',
  ),
  IHSS: source(
    LA_DPSS,
    { ko: '집에서 받는 돌봄(IHSS)', en: 'IHSS recipients' },
    'https://dpss.lacounty.gov/en/senior-and-disabled/ihss/recipients.html',
    'stored-copy',
  ),
  S24: source(LEGINFO, { ko: '복지법 WIC 14005.185', en: 'WIC 14005.185' }, statute('14005.185'), 'stored-copy'),
  mediCalBilling: source(
    LEGINFO,
    { ko: '복지법 WIC 14019.4(메디캘 가입자에게 청구 금지)', en: 'WIC 14019.4, no billing of Medi-Cal members' },
    statute('14019.4'),
    'second-hand',
  ),
  S26: source(
    DHCS,
    { ko: '지침 ACWDL 25-18(재산 이전 심사)', en: 'ACWDL 25-18, transfers of assets' },
    'https://www.dhcs.ca.gov/services/medi-cal/eligibility/letters/Documents/25-18.pdf',
    'second-hand',
  ),
  S27: source(LEGINFO, { ko: '복지법 WIC 14005.401', en: 'WIC 14005.401' }, statute('14005.401'), 'stored-copy'),
  S28: source(
    DHCS,
    { ko: '지침 ACWDL 25-14(재산 기준)', en: 'ACWDL 25-14, asset limits' },
    'https://www.dhcs.ca.gov/services/medi-cal/eligibility/letters/Documents/25-14.pdf',
    'second-hand',
  ),
  S30: source(
    DHCS,
    { ko: '재산 기준 묻고 답하기', en: 'asset limit questions' },
    'https://www.dhcs.ca.gov/medi-cal/help/asset-limit-frequently-asked-questions/',
    'stored-copy',
  ),
  S31: source(
    DHCS,
    { ko: '이민 신분과 메디캘 자격 변경', en: 'immigration status and Medi-Cal changes' },
    CHANGES,
    'second-hand',
  ),
  S32: source(LEGINFO, { ko: '복지법 WIC 14007.8', en: 'WIC 14007.8' }, statute('14007.8'), 'second-hand'),
  S33: source(
    DHCS,
    { ko: '지침 ACWDL 26-13(2026년 10월 신분 규칙)', en: 'ACWDL 26-13, statuses from October 2026' },
    'https://www.dhcs.ca.gov/file/acwdl-26-13-pdf/',
    'second-hand',
  ),
  S35: source(
    DHCS,
    { ko: '메디캘 변경 사항', en: 'Medi-Cal changes' },
    'https://www.dhcs.ca.gov/medi-cal/updates/medi-cal-changes/',
    'second-hand',
  ),
  S36: source(
    DHCS,
    { ko: '2026년 연방법(HR 1) 안내', en: 'HR 1 fact sheet 2026' },
    'https://www.dhcs.ca.gov/wp-content/uploads/2026/05/HR1-DHCS-Fact-Sheet-2026.pdf',
    'second-hand',
  ),
  S37: source(
    ECFR,
    { ko: '연방 규정 42 CFR 435.912(결정 기한)', en: '42 CFR 435.912, time limits' },
    'https://www.ecfr.gov/current/title-42/section-435.912',
    'second-hand',
  ),
  S38: source(
    DHCS,
    { ko: '노인 통합 돌봄(PACE)', en: 'PACE' },
    'https://www.dhcs.ca.gov/services/ltc/Pages/ProgramofAll-InclusiveCarefortheElderly.aspx',
    'stored-copy',
  ),
  dental: source(
    DHCS,
    { ko: '메디캘 치과 혜택 변경', en: 'Medi-Cal dental benefit changes' },
    'https://www.dhcs.ca.gov/services/medi-cal-dental-benefit-changes/',
    'second-hand',
  ),
  backCover: source(
    DHCS,
    { ko: '지침 ACWDL 26-07(지난 의료비 소급)', en: 'ACWDL 26-07, retroactive coverage' },
    'https://www.dhcs.ca.gov/file/acwdl-26-07-pdf/',
    'second-hand',
  ),
  maintenanceNeed: source(
    DHCS,
    { ko: '지침 ACWDL 89-58(생활비로 남기는 금액)', en: 'ACWDL 89-58, maintenance need' },
    'https://www.dhcs.ca.gov/services/medi-cal/eligibility/letters/Documents/c89-58.pdf',
    'second-hand',
  ),
  workingDisabled: source(
    DHCS,
    { ko: '일하는 장애인 메디캘(250% 프로그램)', en: '250 Percent Working Disabled Program' },
    'https://www.dhcs.ca.gov/services/working-disabled-program/',
    'second-hand',
  ),
  savingsAssets: source(
    DHCS,
    { ko: '지침 ACWDL 25-27(메디케어 비용 지원 재산 기준)', en: 'ACWDL 25-27, savings program assets' },
    'https://www.dhcs.ca.gov/services/medi-cal/eligibility/letters/Documents/25-27.pdf',
    'second-hand',
  ),
  estate: source(
    DHCS,
    { ko: '사망 뒤 재산 회수', en: 'estate recovery' },
    'https://www.dhcs.ca.gov/services/Pages/TPLRD_ER_cont.aspx',
    'stored-copy',
  ),
  hearings: source(
    CDSS,
    { ko: '주 청문회', en: 'State Hearings' },
    'https://www.cdss.ca.gov/inforesources/state-hearings',
    'stored-copy',
  ),
};

const CASH_AND_FOOD = {
  S46: source(
    SSA,
    { ko: '생활 보조금(SSI) 연방 금액', en: 'SSI federal payment amounts' },
    'https://www.ssa.gov/oact/cola/SSIamts.html',
    'second-hand',
  ),
  ssiCalifornia: source(
    SSA,
    { ko: '캘리포니아의 생활 보조금(SSI)', en: 'SSI in California' },
    'https://www.ssa.gov/pubs/EN-05-11125.pdf',
    'second-hand',
  ),
  S47: source(
    CDSS,
    { ko: '안내 ACIN I-40-26(캘프레시 소득 기준)', en: 'ACIN I-40-26, CalFresh income limits' },
    'https://www.cdss.ca.gov/Portals/9/Additional-Resources/Letters-and-Notices/ACINs/2026/I-40_26.pdf',
    'second-hand',
    '2026-09-10',
  ),
  S48: source(
    CPUC,
    { ko: 'CARE·FERA 요금 할인', en: 'CARE and FERA' },
    'https://www.cpuc.ca.gov/industries-and-topics/electrical-energy/electric-costs/care-fera-program',
    'second-hand',
  ),
  capi: source(
    CDSS,
    { ko: 'CAPI 규정', en: 'CAPI regulations' },
    'https://www.cdss.ca.gov/Portals/9/CAPI/CAPI_Regulations-Accessible.pdf',
    'second-hand',
  ),
};

export const CALIFORNIA_SOURCES = { ...MEDI_CAL, ...CASH_AND_FOOD };
