// Federal poverty level of the 48 states by household size and calendar year. Facts:
// docs/facts/policy.md#federal-poverty-level. Size 1 stands in headline.figures.ts.
import { figure, missing, numbered, verified } from './rows';

type ThreeYears = readonly [of2024: number, of2025: number, of2026: number];

const SIZES = [2, 3, 4, 5, 6, 7, 8] as const;
const LEVELS: Record<(typeof SIZES)[number], ThreeYears> = {
  2: [20_440, 21_150, 21_640],
  3: [25_820, 26_650, 27_320],
  4: [31_200, 32_150, 33_000],
  5: [36_580, 37_650, 38_680],
  6: [41_960, 43_150, 44_360],
  7: [47_340, 48_650, 50_040],
  8: [52_720, 54_150, 55_720],
};

const level = (ko: string, en: string, [of2024, of2025, of2026]: ThreeYears) =>
  figure(
    ko,
    en,
    'usd-per-year',
    verified(2024, of2024, 'S17'),
    verified(2025, of2025, 'S17'),
    verified(2026, of2026, 'S17'),
    missing(2027, 'S17'),
  );

export const POVERTY_FIGURES = {
  ...numbered('povertyLevel', SIZES, (size) =>
    level(`연방 빈곤선, ${size}인 가구`, `Federal poverty level, household of ${size}`, LEVELS[size]),
  ),
  povertyLevelMore: level(
    '연방 빈곤선, 한 명 더할 때마다',
    'Federal poverty level, each further person',
    [5_380, 5_500, 5_680],
  ),
};
