// The figures the home page shows: apart from the other tables, so that the home page loads only these.
// Facts: docs/facts/policy.md#medicare-amounts, #federal-poverty-level and #medi-cal-groups.
import { figure, missing, since, verified } from './rows';

export const HEADLINE_FIGURES = {
  partBPremium: figure(
    '파트 B 표준 월 보험료',
    'Part B standard premium',
    'usd-per-month',
    verified(2024, 174.7, 'S7'),
    verified(2025, 185, 'S8'),
    verified(2026, 202.9, 'S9'),
    missing(2027, 'S9'),
  ),
  povertyLevel1: figure(
    '연방 빈곤선, 1인 가구',
    'Federal poverty level, household of 1',
    'usd-per-year',
    verified(2024, 15_060, 'S17'),
    verified(2025, 15_650, 'S17'),
    verified(2026, 15_960, 'S17'),
    missing(2027, 'S17'),
  ),
  mediCalAgedShare: figure(
    '65세 이상·장애인 메디캘 소득 기준(연방 빈곤선의 몇 퍼센트)',
    'Aged and disabled Medi-Cal, share of the federal poverty level',
    'percent',
    since('2024-01-01', 138, ['S20']),
  ),
  /**
   * The month in which the year's new poverty level reaches the aged and disabled limit
   * (docs/facts/policy.md#medi-cal-groups).
   */
  mediCalAgedLimitMonth: figure(
    '65세 이상·장애인 메디캘의 새해 소득 기준이 시작되는 달',
    'Month in which the year’s aged and disabled limit begins',
    'months',
    since('2024-01-01', 4, ['S20']),
  ),
};
