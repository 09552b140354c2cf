// What people with high income pay more, by year of the premium (the income is that of two years before).
// Facts: docs/facts/policy.md#irmaa.
import { figure, missing, numbered, verified } from './rows';

type ThreeYears = readonly [of2024: number, of2025: number, of2026: number];
type Unit = 'usd-per-year' | 'usd-per-month';

const threeYears = (ko: string, en: string, unit: Unit, [of2024, of2025, of2026]: ThreeYears) =>
  figure(
    ko,
    en,
    unit,
    verified(2024, of2024, 'S7'),
    verified(2025, of2025, 'S8'),
    verified(2026, of2026, 'S9', 'S14'),
    missing(2027, 'S9'),
  );

const STEPS = [1, 2, 3, 4, 5] as const;
const ROWS = [0, 1, 2, 3, 4, 5] as const;

// Steps 1 to 4: income over this. Step 5: this much or more.
const SINGLE: Record<(typeof STEPS)[number], ThreeYears> = {
  1: [103_000, 106_000, 109_000],
  2: [129_000, 133_000, 137_000],
  3: [161_000, 167_000, 171_000],
  4: [193_000, 200_000, 205_000],
  5: [500_000, 500_000, 500_000],
};
const JOINT: Record<(typeof STEPS)[number], ThreeYears> = {
  1: [206_000, 212_000, 218_000],
  2: [258_000, 266_000, 274_000],
  3: [322_000, 334_000, 342_000],
  4: [386_000, 400_000, 410_000],
  5: [750_000, 750_000, 750_000],
};
const PART_B: Record<(typeof ROWS)[number], ThreeYears> = {
  0: [174.7, 185, 202.9],
  1: [244.6, 259, 284.1],
  2: [349.4, 370, 405.8],
  3: [454.2, 480.9, 527.5],
  4: [559, 591.9, 649.2],
  5: [594, 628.9, 689.9],
};
const PART_D: Record<(typeof ROWS)[number], ThreeYears> = {
  0: [0, 0, 0],
  1: [12.9, 13.7, 14.5],
  2: [33.3, 35.3, 37.5],
  3: [53.8, 57, 60.4],
  4: [74.2, 78.6, 83.3],
  5: [81, 85.8, 91],
};

export const IRMAA_FIGURES = {
  ...numbered('irmaaSingle', STEPS, (step) =>
    threeYears(
      `고소득자 추가 보험료 ${step}단계, 혼자 세금을 보고하는 분`,
      `IRMAA step ${step}, single`,
      'usd-per-year',
      SINGLE[step],
    ),
  ),
  ...numbered('irmaaJoint', STEPS, (step) =>
    threeYears(
      `고소득자 추가 보험료 ${step}단계, 부부가 함께 세금을 보고할 때`,
      `IRMAA step ${step}, joint return`,
      'usd-per-year',
      JOINT[step],
    ),
  ),
  irmaaSeparateTop: figure(
    '고소득자 추가 보험료 가장 높은 단계, 함께 살며 따로 세금을 보고하는 부부',
    'IRMAA top step, married, living together, filing separately',
    'usd-per-year',
    verified(2026, 391_000, 'S9', 'S14'),
    missing(2027, 'S9'),
  ),
  ...numbered('irmaaPartB', ROWS, (row) =>
    threeYears(
      row === 0 ? '파트 B 월 보험료, 추가 없음' : `파트 B 월 보험료 전체, ${row}단계`,
      row === 0 ? 'Part B premium without IRMAA' : `Part B premium in total, IRMAA step ${row}`,
      'usd-per-month',
      PART_B[row],
    ),
  ),
  ...numbered('irmaaPartD', ROWS, (row) =>
    threeYears(
      row === 0 ? '파트 D 추가 보험료, 없음' : `파트 D 추가 보험료, ${row}단계`,
      row === 0 ? 'Part D surcharge, none' : `Part D surcharge, IRMAA step ${row}`,
      'usd-per-month',
      PART_D[row],
    ),
  ),
};
