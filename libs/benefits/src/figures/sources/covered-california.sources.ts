// Sources of Covered California: the premium tax credit and the state's own help. Its dates: dates.sources.ts.
import { CMS, COVERED_CALIFORNIA } from './first-publishers';
import { ECFR, IRS, US_CODE } from './publishers';
import { source } from './source';

export const COVERED_CALIFORNIA_SOURCES = {
  S21: source(
    IRS,
    { ko: '고시 2025-25(2026년 보험료 보조)', en: 'Rev. Proc. 2025-25, 2026 premium tax credit' },
    'https://www.irs.gov/pub/irs-drop/rp-25-25.pdf',
    'second-hand',
  ),
  credit2027: source(
    IRS,
    { ko: '고시 2026-26(2027년 보험료 보조)', en: 'Rev. Proc. 2026-26, 2027 premium tax credit' },
    'https://www.irs.gov/pub/irs-drop/rp-26-26.pdf',
    'second-hand',
    '2026-07-21',
  ),
  credit: source(
    US_CODE,
    { ko: '연방법 26 USC 36B(보험료 보조)', en: '26 USC 36B, premium tax credit' },
    'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section36B&num=0&edition=prelim',
    'second-hand',
  ),
  S45: source(
    CMS,
    { ko: '가입 기간 규칙을 무효로 한 판결', en: 'note on City of Columbus v. Kennedy' },
    'https://www.cms.gov/files/document/columbus-kennedy-impacts.pdf',
    'second-hand',
  ),
  silver: source(
    ECFR,
    { ko: '연방 규정 45 CFR 155.305(실버 플랜)', en: '45 CFR 155.305, silver plans' },
    'https://www.ecfr.gov/current/title-45/section-155.305',
    'second-hand',
  ),
  S43: source(
    COVERED_CALIFORNIA,
    { ko: '이사회 결의 2026-22(주 보험료 지원)', en: 'board resolution 2026-22, state premium help' },
    'https://board.coveredca.com/meetings/2026/June%2018,%202026/2026-22.pdf',
    'second-hand',
    '2026-06-18',
  ),
  stateHelp2027: source(
    COVERED_CALIFORNIA,
    { ko: '2027년 주 보험료 지원 설계', en: '2027 premium subsidy design' },
    'https://board.coveredca.com/meetings/2026/May%2021,%202026/CoveredCA_2027_Premium_Subsidy_Program_Design_V4_05-19-26.pdf',
    'second-hand',
    '2026-05-19',
  ),
};
