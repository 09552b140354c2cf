// Sources of the figures the home page shows: apart from the others, so that the home page loads only these.
import { CMS, DHCS, HHS } from './first-publishers';
import { source } from './source';

export const HEADLINE_SOURCES = {
  S7: source(
    CMS,
    { ko: '2024년 메디케어 금액', en: '2024 Medicare amounts' },
    'https://www.cms.gov/newsroom/fact-sheets/2024-medicare-parts-b-premiums-and-deductibles',
    'second-hand',
  ),
  S8: source(
    CMS,
    { ko: '2025년 메디케어 금액', en: '2025 Medicare amounts' },
    'https://www.cms.gov/newsroom/fact-sheets/2025-medicare-parts-b-premiums-and-deductibles',
    'second-hand',
  ),
  S9: source(
    CMS,
    { ko: '2026년 메디케어 금액', en: '2026 Medicare amounts' },
    'https://www.cms.gov/newsroom/fact-sheets/2026-medicare-parts-b-premiums-deductibles',
    'second-hand',
    '2025-11-14',
  ),
  S17: source(
    HHS,
    { ko: '연방 빈곤선', en: 'poverty guidelines' },
    'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
    'second-hand',
  ),
  S20: source(
    DHCS,
    { ko: '지침 ACWDL 26-01(2026년 소득 기준)', en: 'ACWDL 26-01, 2026 income limits' },
    'https://www.dhcs.ca.gov/file/26-01-pdf/',
    'second-hand',
  ),
};
