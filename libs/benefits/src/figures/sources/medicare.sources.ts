// Sources of the Medicare side: law, costs, enrollment and the help with costs.
import { CMS } from './first-publishers';
import { ECFR, GOVINFO, SSA, US_CODE } from './publishers';
import { source } from './source';

export const MEDICARE_SOURCES = {
  USC426: source(
    US_CODE,
    { ko: '연방법 42 USC 426', en: '42 USC 426' },
    'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section426&num=0&edition=prelim',
    'second-hand',
  ),
  S1: source(
    US_CODE,
    { ko: '연방법 42 USC 1395mmm', en: '42 USC 1395mmm' },
    'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1395mmm&num=0&edition=prelim',
    'stored-copy',
    '2026-04-17',
  ),
  S2: source(
    GOVINFO,
    { ko: '공법 119-21호', en: 'Public Law 119-21' },
    'https://www.govinfo.gov/content/pkg/PLAW-119publ21/html/PLAW-119publ21.htm',
    'second-hand',
    '2025-07-04',
  ),
  S3: source(
    SSA,
    { ko: '업무 지침 GN 00303.800(5년 거주)', en: 'POMS GN 00303.800, five years of residence' },
    'https://secure.ssa.gov/poms.nsf/lnx/0200303800',
    'stored-copy',
  ),
  S10: source(
    CMS,
    { ko: '2026년 파트 C·D 요율 발표', en: '2026 rate announcement' },
    'https://www.cms.gov/files/document/2026-announcement.pdf',
    'second-hand',
    '2025-04-07',
  ),
  S11: source(
    CMS,
    { ko: '2027년 파트 C·D 요율 발표', en: '2027 rate announcement' },
    'https://www.cms.gov/newsroom/fact-sheets/2027-medicare-advantage-part-d-rate-announcement',
    'second-hand',
    '2026-04-06',
  ),
  S12: source(
    CMS,
    { ko: '2025년 파트 C·D 요율 발표', en: '2025 rate announcement' },
    'https://www.cms.gov/files/document/2025-announcement.pdf',
    'second-hand',
  ),
  S13: source(
    CMS,
    { ko: '파트 D 비용', en: 'Part D costs' },
    'https://www.medicare.gov/health-drug-plans/part-d/basics/costs',
    'second-hand',
  ),
  S14: source(
    SSA,
    { ko: '업무 지침 HI 01101.020(고소득자 추가 보험료)', en: 'POMS HI 01101.020, IRMAA tables' },
    'https://secure.ssa.gov/poms.nsf/lnx/0601101020',
    'second-hand',
  ),
  S15: source(
    ECFR,
    { ko: '연방 규정 42 CFR 408.22(늦게 가입한 벌금)', en: '42 CFR 408.22, late enrollment' },
    'https://www.ecfr.gov/current/title-42/section-408.22',
    'second-hand',
  ),
  S29: source(
    US_CODE,
    { ko: '연방법 42 USC 426과 426-1', en: '42 USC 426 and 426-1' },
    'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section426&num=0&edition=prelim',
    'second-hand',
  ),
  S39: source(
    SSA,
    { ko: '업무 지침 HI 00815.023(메디케어 비용 지원)', en: 'POMS HI 00815.023, Medicare Savings Programs' },
    'https://secure.ssa.gov/poms.nsf/lnx/0600815023',
    'stored-copy',
  ),
  S41: source(
    SSA,
    { ko: '업무 지침 HI 03030.025(약값 추가 지원)', en: 'POMS HI 03030.025, Extra Help' },
    'https://secure.ssa.gov/poms.nsf/lnx/0603030025',
    'second-hand',
  ),
  S42: source(
    SSA,
    { ko: '업무 지침 HI 03001.020(약값 추가 지원 소득)', en: 'POMS HI 03001.020, Extra Help income' },
    'https://secure.ssa.gov/poms.nsf/lnx/0603001020',
    'stored-copy',
    '2024-04-09',
  ),
  S42b: source(
    CMS,
    { ko: '2026년 약값 추가 지원 재산 기준과 코페이', en: '2026 Extra Help resource limits and copays' },
    'https://www.cms.gov/files/document/cy2026-lis-resource-limits-memo.pdf',
    'second-hand',
    '2025-10-31',
  ),
  qmbBilling: source(
    CMS,
    { ko: 'QMB 가입자에게 청구하면 안 되는 비용', en: 'Billing protections for QMBs' },
    'https://www.cms.gov/Medicare-Medicaid-Coordination/Medicare-and-Medicaid-Coordination/Medicare-Medicaid-Coordination-Office/QMB/',
    'stored-copy',
    '2024-09-10',
  ),
  premiumSubsidy: source(
    ECFR,
    {
      ko: '연방 규정 42 CFR 423.780(약값 추가 지원의 보험료 지원)',
      en: '42 CFR 423.780, premium subsidy of Extra Help',
    },
    'https://www.ecfr.gov/current/title-42/section-423.780',
    'second-hand',
  ),
  announcement2027: source(
    CMS,
    { ko: '2027년 요율 발표 전문(표 V-2)', en: '2027 announcement, Table V-2' },
    'https://www.cms.gov/files/document/2027-announcement.pdf',
    'second-hand',
  ),
  partDBase2027: source(
    CMS,
    { ko: '2027년 파트 D 기준 보험료', en: '2027 Part D base premium' },
    'https://www.cms.gov/newsroom/fact-sheets/medicare-part-d-2027-national-average-monthly-bid-amount-information',
    'second-hand',
    '2026-07-28',
  ),
  partACosts: source(
    CMS,
    { ko: '파트 A 비용(근로 크레딧 40점과 30점)', en: 'Part A costs (40 and 30 work credits)' },
    'https://www.medicare.gov/basics/costs/medicare-costs/part-a-costs',
    'second-hand',
  ),
  workEnds: source(
    ECFR,
    { ko: '연방 규정 42 CFR 406.24(특별 가입 기간)', en: '42 CFR 406.24, special enrollment' },
    'https://www.ecfr.gov/current/title-42/section-406.24',
    'second-hand',
  ),
  workAbroad: source(
    SSA,
    { ko: '업무 지침 GN 01741.110(한미 사회보장협정)', en: 'POMS GN 01741.110, US-Korea agreement' },
    // Found in a public store of pages with its own "To Link to this section", TN 4; so is livingAbroad, TN 74 (02-23).
    'https://secure.ssa.gov/apps10/poms.nsf/lnx/0201741110',
    'stored-copy',
    '2022-04-15',
  ),
  careAbroad: source(
    CMS,
    { ko: '미국 밖에서의 진료', en: 'Travel outside the U.S.' },
    'https://www.medicare.gov/coverage/travel-outside-the-u.s.',
    'second-hand',
  ),
  livingAbroad: source(
    SSA,
    { ko: '업무 지침 HI 00805.007(미국 거주)', en: 'POMS HI 00805.007, US residence' },
    'https://secure.ssa.gov/poms.nsf/lnx/0600805007',
    'stored-copy',
  ),
  rebate2026: source(
    CMS,
    { ko: '90달러 환급 묻고 답하기', en: 'premium rebate questions' },
    'https://www.cms.gov/newsroom/fact-sheets/medicare-improvement-fund-premium-rebate-frequently-asked-questions',
    'second-hand',
  ),
};
