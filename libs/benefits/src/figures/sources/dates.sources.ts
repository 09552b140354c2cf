// Sources of the dates the home page counts down to: apart from the others, so that it loads only these.
import { CMS, COVERED_CALIFORNIA } from './first-publishers';
import { source } from './source';

export const DATE_SOURCES = {
  S16: source(
    CMS,
    { ko: '메디케어 가을 변경 기간', en: 'Open Enrollment' },
    'https://www.medicare.gov/health-drug-plans/open-enrollment',
    'stored-copy',
  ),
  S44: source(
    COVERED_CALIFORNIA,
    { ko: '가입 날짜와 기한', en: 'enrollment dates and deadlines' },
    'https://www.coveredca.com/support/before-you-buy/enrollment-dates-and-deadlines/',
    'second-hand',
  ),
};
