// Sources of the days of a person's own calendar (dates/): where a period begins and ends.
import { ECFR, LEGINFO } from './publishers';
import { source } from './source';

/** A section of the federal regulations, seen in stored copies only (docs/facts/policy.md#my-dates). */
const rule = (title: number, section: string, ko: string, en: string) =>
  source(
    ECFR,
    { ko: `연방 규정 ${title} CFR ${section}(${ko})`, en: `${title} CFR ${section}, ${en}` },
    `https://www.ecfr.gov/current/title-${title}/section-${section}`,
    'second-hand',
  );

export const MY_DATES_SOURCES = {
  ageReached: rule(20, '404.2', '나이를 세는 법', 'when an age is reached'),
  initialPeriod: rule(42, '407.14', '처음 가입 기간', 'initial enrollment'),
  partBStart: rule(42, '407.25', '파트 B 시작', 'when Part B begins'),
  drugPeriods: rule(42, '423.38', '파트 D 가입 기간', 'Part D enrollment periods'),
  drugGap: rule(42, '423.46', '파트 D 벌금', 'Part D late penalty'),
  medigapPeriods: source(
    LEGINFO,
    { ko: '보험법 INS 10192.11(메디갭 가입 기간)', en: 'INS 10192.11, Medigap enrollment periods' },
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=INS&sectionNum=10192.11.',
    'second-hand',
  ),
  renewalRepair: rule(42, '435.916', '메디캘 갱신', 'Medicaid renewals'),
};
