// Sources of the days of a person's own calendar (dates/): where a period begins and ends.
import { ECFR, LEGINFO } from './publishers';
import { source } from './source';

const section = (title: number, number: string): string =>
  `https://www.ecfr.gov/current/title-${title}/section-${number}`;

export const MY_DATES_SOURCES = {
  ageReached: source(
    ECFR,
    { ko: '연방 규정 20 CFR 404.2(나이를 세는 법)', en: '20 CFR 404.2, when an age is reached' },
    section(20, '404.2'),
    'second-hand',
  ),
  initialPeriod: source(
    ECFR,
    { ko: '연방 규정 42 CFR 407.14(처음 가입 기간)', en: '42 CFR 407.14, initial enrollment' },
    section(42, '407.14'),
    'second-hand',
  ),
  partBStart: source(
    ECFR,
    { ko: '연방 규정 42 CFR 407.25(파트 B 시작)', en: '42 CFR 407.25, when Part B begins' },
    section(42, '407.25'),
    'second-hand',
  ),
  drugPeriods: source(
    ECFR,
    { ko: '연방 규정 42 CFR 423.38(파트 D 가입 기간)', en: '42 CFR 423.38, Part D enrollment periods' },
    section(42, '423.38'),
    'second-hand',
  ),
  drugGap: source(
    ECFR,
    { ko: '연방 규정 42 CFR 423.46(파트 D 벌금)', en: '42 CFR 423.46, Part D late penalty' },
    section(42, '423.46'),
    'second-hand',
  ),
  medigapPeriods: source(
    LEGINFO,
    { ko: '보험법 INS 10192.11(메디갭 가입 기간)', en: 'INS 10192.11, Medigap enrollment periods' },
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=INS&sectionNum=10192.11.',
    'second-hand',
  ),
  renewalRepair: source(
    ECFR,
    { ko: '연방 규정 42 CFR 435.916(메디캘 갱신)', en: '42 CFR 435.916, Medicaid renewals' },
    section(42, '435.916'),
    'second-hand',
  ),
};
