// Cash, food and energy help: key limits only. Facts: docs/facts/policy.md#cash-and-other-help.
import type { BilingualText } from '@app/contracts/http/errors';
import { computed, figure, missing, numbered, since, verified } from './rows';

const CAPI_ONE: BilingualText = { ko: 'SSI 금액에서 10달러를 뺀 값', en: 'SSI/SSP minus 10 dollars' };
const CAPI_COUPLE: BilingualText = {
  ko: 'SSI 부부 금액에서 20달러를 뺀 값',
  en: 'SSI/SSP of a couple minus 20 dollars',
};

const CASH = {
  ssiOne: figure(
    '생활 보조금(SSI), 혼자 사는 분',
    'SSI/SSP, one person living independently',
    'usd-per-month',
    verified(2025, 1_206.94, 'ssiCalifornia'),
    verified(2026, 1_233.94, 'ssiCalifornia', 'S46'),
    missing(2027, 'S46'),
  ),
  ssiCouple: figure(
    '생활 보조금(SSI), 부부',
    'SSI/SSP, couple living independently',
    'usd-per-month',
    verified(2025, 2_057.83, 'ssiCalifornia'),
    verified(2026, 2_098.83, 'ssiCalifornia', 'S46'),
    missing(2027, 'S46'),
  ),
  ssiResourcesOne: figure(
    '생활 보조금(SSI) 재산 기준, 한 명',
    'SSI resources, one person',
    'usd',
    since('2024-01-01', 2_000, ['ssiCalifornia']),
  ),
  ssiResourcesCouple: figure(
    '생활 보조금(SSI) 재산 기준, 부부',
    'SSI resources, couple',
    'usd',
    since('2024-01-01', 3_000, ['ssiCalifornia']),
  ),
  capiOne: figure(
    '이민자 현금 지원(CAPI), 혼자 사는 분',
    'CAPI, one person',
    'usd-per-month',
    computed(2026, 1_223.94, CAPI_ONE, 'capi', 'S46'),
    missing(2027, 'S46'),
  ),
  capiCouple: figure(
    '이민자 현금 지원(CAPI), 부부',
    'CAPI, couple',
    'usd-per-month',
    computed(2026, 2_078.83, CAPI_COUPLE, 'capi', 'S46'),
    missing(2027, 'S46'),
  ),
};

const SIZES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
type Size = (typeof SIZES)[number];

const CALFRESH: Record<Size, number> = {
  1: 2_660,
  2: 3_608,
  3: 4_554,
  4: 5_500,
  5: 6_448,
  6: 7_394,
  7: 8_340,
  8: 9_288,
};

const CARE_RULE: BilingualText = {
  ko: '연방 빈곤선의 200%(한 명도 두 명과 같은 금액)',
  en: '200% of the federal poverty level (one person uses the line of two)',
};
const CARE: Record<Size, number> = {
  1: 43_280,
  2: 43_280,
  3: 54_640,
  4: 66_000,
  5: 77_360,
  6: 88_720,
  7: 100_080,
  8: 111_440,
};

const FOOD_AND_ENERGY = {
  ...numbered('calFreshGross', SIZES, (size) =>
    figure(
      `캘프레시 소득 기준, ${size}인 가구`,
      `CalFresh gross income, household of ${size}`,
      'usd-per-month',
      since('2026-10-01', CALFRESH[size], ['S47'], { to: '2027-09-30' }),
    ),
  ),
  calFreshElderAge: figure(
    '캘프레시에서 총소득을 보지 않을 수 있는 나이',
    'CalFresh: age that may skip the gross test',
    'years-old',
    since('2024-01-01', 60, ['S47']),
  ),
  ...numbered('careIncome', SIZES, (size) =>
    figure(
      `전기·가스 요금 할인(CARE) 소득 기준, ${size}인 가구`,
      `CARE income, household of ${size}`,
      'usd-per-year',
      since('2026-06-01', CARE[size], ['S48', 'S17'], { to: '2027-05-31', evidence: 'computed', rule: CARE_RULE }),
    ),
  ),
  careIncomeMore: figure(
    '전기·가스 요금 할인(CARE), 한 명 더할 때마다',
    'CARE income, each further person',
    'usd-per-year',
    since('2026-06-01', 11_360, ['S48', 'S17'], { to: '2027-05-31', evidence: 'computed', rule: CARE_RULE }),
  ),
  feraShare: figure(
    '전기 요금 할인(FERA) 소득 기준',
    'FERA income, share of the poverty level',
    'percent',
    since('2024-01-01', 250, ['S48']),
  ),
};

export const CASH_AND_FOOD_FIGURES = { ...CASH, ...FOOD_AND_ENERGY };
