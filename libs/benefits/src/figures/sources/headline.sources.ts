// Sources of the figures the home page shows: apart from the others, so that the home page loads only these.
import { source } from './source';

export const HEADLINE_SOURCES = {
  S7: source(
    '연방 메디케어청(CMS) 2024년 금액 안내',
    'Centers for Medicare & Medicaid Services (CMS), 2024 amounts',
    'https://www.cms.gov/newsroom/fact-sheets/2024-medicare-parts-b-premiums-and-deductibles',
  ),
  S8: source(
    '연방 메디케어청(CMS) 2025년 금액 안내',
    'Centers for Medicare & Medicaid Services (CMS), 2025 amounts',
    'https://www.cms.gov/newsroom/fact-sheets/2025-medicare-parts-b-premiums-and-deductibles',
  ),
  S9: source(
    '연방 메디케어청(CMS) 2026년 금액 안내',
    'Centers for Medicare & Medicaid Services (CMS), 2026 amounts',
    'https://www.cms.gov/newsroom/fact-sheets/2026-medicare-parts-b-premiums-deductibles',
    '2025-11-14',
  ),
  S17: source(
    '연방 보건복지부(HHS) 빈곤선',
    'HHS poverty guidelines',
    'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
  ),
  S20: source(
    '캘리포니아주 보건서비스국(DHCS) 지침 ACWDL 26-01',
    'California DHCS, ACWDL 26-01',
    'https://www.dhcs.ca.gov/es/services/medi-cal/eligibility/letters/Pages/ACWDL2601-Enclosure3.aspx',
  ),
};
