// Sources of Medi-Cal, Covered California and the help beside them.
import { source } from './source';

export const CALIFORNIA_SOURCES = {
  S18: source(
    'LA 카운티 사회복지국(DPSS) 2024년 소득표',
    'Los Angeles County DPSS, 2024 table',
    'https://dpss.lacounty.gov/en/health/senior-disabled/fpl.html',
  ),
  S19: source(
    '캘리포니아 장애인 권리 단체(DRC), 65세 이상·장애인 메디캘 2025',
    'Disability Rights California, aged and disabled Medi-Cal 2025',
    'https://www.disabilityrightsca.org/publications/determining-eligibility-under-the-aged-blind-disabled-federal-poverty-level-abd-fpl',
  ),
  S19b: source(
    '메디캘 소득 기준 안내',
    'Medi-Cal income limits',
    'https://legalclarity.org/what-are-californias-medicaid-medi-cal-income-limits',
  ),
  S21: source(
    '커버드 캘리포니아 2026년 소득표 풀이',
    'Covered California 2026 income table explained',
    'https://insuremekevin.com/deconstructing-covered-california-2026-income-table/',
  ),
  S22: source(
    'DB101 캘리포니아, 메디캘의 갈래',
    'DB101 California, Medi-Cal categories',
    'https://petscareinf.com/article/db101-california-medi-cal-medi-cal-categories/926',
  ),
  S23: source(
    'LA 카운티 사회복지국(DPSS), 출산 뒤 보장',
    'Los Angeles County DPSS, postpartum cover',
    'https://my.dpss.lacounty.gov/public/en/home/epolicy/program/medi-cal/general/postpartum.html',
  ),
  S24: source(
    '캘리포니아 복지법 WIC 14005.185',
    'California WIC 14005.185',
    'https://california.public.law/codes/welfare_and_institutions_code_section_14005.185',
  ),
  S25: source(
    '국세청(IRS) Rev. Proc. 2025-25 풀이',
    'IRS Rev. Proc. 2025-25, explained',
    'https://www.currentfederaltaxdevelopments.com/blog/2025/7/18/rev-proc-2025-25-a-technical-review-of-2026-premium-tax-credit-and-affordability-adjustments',
    '2025-07-18',
  ),
  S26: source('양로병원 메디캘 안내', 'Medi-Cal in nursing homes', 'https://dennisfordhamlaw.com/?p=2173'),
  S27: source(
    '캘리포니아 복지법 WIC 14005.401',
    'California WIC 14005.401',
    'https://california.public.law/codes/welfare_and_institutions_code_section_14005.401',
  ),
  S28: source(
    '캘리포니아 복지법 WIC 14005.62',
    'California WIC 14005.62',
    'https://self-law.org/code/ca/welfare-and-institutions-code/14005-62',
  ),
  S30: source(
    '캘리포니아주 보건복지국(DHCS), 재산 기준 묻고 답하기',
    'California DHCS, asset limit questions',
    'https://www.dhcs.ca.gov/Medi-Cal/Pages/Help/asset-limits-faqs.aspx',
  ),
  S30b: source(
    '캘리포니아 건강 옹호회(CHA), 재산 기준의 변화',
    'California Health Advocates, asset limit changes',
    'https://cahealthadvocates.org/big-changes-in-medi-cal-asset-limit-elimination-coverage-expansion/',
  ),
  S31: source(
    '캘리포니아주 보건복지국(DHCS), 이민 신분과 메디캘',
    'California DHCS, Medi-Cal and immigration status',
    'https://www.dhcs.ca.gov/keep-your-Medi-Cal/Pages/Medi-Cal-Immigrant-Eligibility-FAQs.aspx',
  ),
  S32: source(
    '캘리포니아 복지법 WIC 14007.8',
    'California WIC 14007.8',
    'https://california.public.law/codes/ca_welf_and_inst_code_section_14007.8',
  ),
  S33: source(
    '서부 빈곤법센터(WCLP) 실무 안내',
    'Western Center on Law & Poverty, practice tip',
    'https://github.com/PolicyEngine/policyengine-us/pull/7158',
  ),
  S34: source('혜택 지키기(Keep Your Benefits)', 'Keep Your Benefits', 'https://keepyourbenefits.org/en/ca/updates'),
  S35: source(
    '캘리포니아주 보건복지국(DHCS), 메디캘의 변화',
    'California DHCS, changes to Medi-Cal',
    'https://www.dhcs.ca.gov/tl/Medi-Cal/Pages/changes.aspx',
  ),
  S36: source(
    '211 샌디에이고, 메디캘의 변화',
    '211 San Diego, Medi-Cal changes',
    'https://211sandiego.org/food-and-health-access',
  ),
  S37: source(
    '연방 규정 42 CFR 435.912(산타클라라 카운티 안내)',
    '42 CFR 435.912 (Santa Clara County handbook)',
    'https://stgenssa.sccgov.org/debs/program_handbooks/medi-cal/assets/05Apps/TimeframesProcApps.htm',
  ),
  S38: source(
    '캘리포니아주 보건복지국(DHCS), 노인 통합 돌봄(PACE)',
    'California DHCS, PACE',
    'https://www.dhcs.ca.gov/services/ltc/Pages/ProgramofAll-InclusiveCarefortheElderly.aspx',
  ),
  S43: source(
    '커버드 캘리포니아 이사회 자료(2026-22 결의)',
    'Covered California board papers (resolution 2026-22)',
    'https://github.com/PolicyEngine/policyengine-us/pull/9233',
  ),
  S44: source(
    '커버드 캘리포니아 2026년 플랜 풀이',
    'Covered California 2026 plans reviewed',
    'https://insuremekevin.com/review-of-health-plan-options-through-covered-california-2026/',
  ),
  S45: source(
    '전국 건강법 프로그램(NHeLP), 2025년 6월 연방 규정',
    'NHeLP, federal marketplace rule of June 2025',
    'https://healthlaw.org/the-punitive-aca-marketplace-rule-rolls-back-progress-toward-marketplace-access-and-affordability/',
  ),
  S47: source(
    'LA 카운티 사회복지국(DPSS), 캘프레시',
    'Los Angeles County DPSS, CalFresh',
    'https://my.dpss.lacounty.gov/public/en/home/epolicy/program/calfresh/net-income-benefit-calculation.html',
  ),
  S48: source(
    '캘리포니아 법안 SB 1130',
    'California SB 1130',
    'https://app.legiplex.com/ca/legislature/2023/2023-r/bills/sb1130',
  ),
  S49: source(
    'IEHP, 메디캘 가입 정보 공유 안내',
    'IEHP, notice on shared enrollment data',
    'https://www.iehp.org/en/legal-and-privacy/medicaid-enrollment-data-sharing',
    '2025-08-01',
  ),
};
