// Sources of the enrollment windows: apart from the others, so that the home page loads only these.
import { CMS, COVERED_CALIFORNIA, ECFR } from './publishers';
import { source } from './source';

export const WINDOW_SOURCES = {
  S15: source(
    ECFR,
    { ko: '연방 규정 42 CFR 408.22(늦게 가입한 벌금)', en: '42 CFR 408.22, late enrollment' },
    'https://www.ecfr.gov/current/title-42/section-408.22',
    'second-hand',
  ),
  S16: source(
    CMS,
    { ko: '메디케어 가을 변경 기간', en: 'Open Enrollment' },
    'https://www.medicare.gov/health-drug-plans/open-enrollment',
    'stored-copy',
  ),
  S37: source(
    ECFR,
    { ko: '연방 규정 42 CFR 435.912(결정 기한)', en: '42 CFR 435.912, time limits' },
    'https://www.ecfr.gov/current/title-42/section-435.912',
    'second-hand',
  ),
  S44: source(
    COVERED_CALIFORNIA,
    { ko: '가입 날짜와 기한', en: 'enrollment dates and deadlines' },
    'https://www.coveredca.com/support/before-you-buy/enrollment-dates-and-deadlines/',
    'second-hand',
  ),
  S45: source(
    CMS,
    { ko: '가입 기간 규칙을 무효로 한 판결', en: 'note on City of Columbus v. Kennedy' },
    'https://www.cms.gov/files/document/columbus-kennedy-impacts.pdf',
    'second-hand',
  ),
};
