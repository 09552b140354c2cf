// Covered California by coverage year. Facts: docs/facts/policy.md#covered-california.
// The poverty level of a coverage year is that of the year before.
import { figure, memory, numbered, since, verified } from './rows';
import type { FigureRow } from './figure';

const CREDIT_RANGE = {
  aptcMinShare: figure(
    '보험료 보조가 시작되는 소득',
    'Premium tax credit begins at, share of the poverty level',
    'percent',
    since('2025-01-01', 100, ['credit']),
  ),
  /** No row holds in 2025: the credit had no top. */
  aptcMaxShare: figure(
    '보험료 보조가 끝나는 소득',
    'Premium tax credit ends above, share of the poverty level',
    'percent',
    verified(2026, 400, 'credit', 'S21'),
    verified(2027, 400, 'credit', 'credit2027'),
  ),
  silver94Share: figure(
    '실버 94 소득 기준',
    'Silver 94 up to, share of the poverty level',
    'percent',
    since('2025-01-01', 150, ['silver']),
  ),
  silver87Share: figure(
    '실버 87 소득 기준',
    'Silver 87 up to, share of the poverty level',
    'percent',
    since('2025-01-01', 200, ['silver']),
  ),
  silver73Share: figure(
    '실버 73 소득 기준',
    'Silver 73 up to, share of the poverty level',
    'percent',
    since('2025-01-01', 250, ['silver']),
  ),
  employerOfferShare: figure(
    '직장 보험이 비싸다고 보는 선(소득의 몇 퍼센트)',
    'Employer coverage counts as unaffordable above, share of income',
    'percent',
    memory(2025, 9.02, 'S21'),
    verified(2026, 9.96, 'S21'),
    verified(2027, 10.22, 'credit2027'),
  ),
};

const BANDS = [1, 2, 3, 4, 5, 6, 7] as const;
type Band = (typeof BANDS)[number];

// Where each band of income begins; the seventh is open above.
const FLOORS: Record<Band, number> = { 1: 0, 2: 133, 3: 150, 4: 200, 5: 250, 6: 300, 7: 400 };
const STARTS_2025: Record<Band, number> = { 1: 0, 2: 0, 3: 0, 4: 2, 5: 4, 6: 6, 7: 8.5 };
const ENDS_2025: Record<Band, number> = { 1: 0, 2: 0, 3: 2, 4: 4, 5: 6, 6: 8.5, 7: 8.5 };
const STARTS_2026: Record<Exclude<Band, 7>, number> = { 1: 2.1, 2: 3.14, 3: 4.19, 4: 6.6, 5: 8.44, 6: 9.96 };
const ENDS_2026: Record<Exclude<Band, 7>, number> = { 1: 2.1, 2: 4.19, 3: 6.6, 4: 8.44, 5: 9.96, 6: 9.96 };

const STARTS_2027: Record<Exclude<Band, 7>, number> = { 1: 2.15, 2: 3.23, 3: 4.3, 4: 6.78, 5: 8.66, 6: 10.22 };
const ENDS_2027: Record<Exclude<Band, 7>, number> = { 1: 2.15, 2: 4.3, 3: 6.78, 4: 8.66, 5: 10.22, 6: 10.22 };

/** The seventh band ended with 2025: from 2026 there is no credit above the sixth. */
const shares = (
  band: Band,
  of2025: number,
  of2026: Record<Exclude<Band, 7>, number>,
  of2027: Record<Exclude<Band, 7>, number>,
): FigureRow[] =>
  band === 7
    ? [verified(2025, of2025, 'credit')]
    : [
        verified(2025, of2025, 'credit'),
        verified(2026, of2026[band], 'S21'),
        verified(2027, of2027[band], 'credit2027'),
      ];

const CONTRIBUTION = {
  ...numbered('contributionBandFloor', BANDS, (band) =>
    figure(
      `보험료 보조 ${band}구간이 시작되는 소득`,
      `Contribution band ${band} begins at, share of the poverty level`,
      'percent',
      since('2025-01-01', FLOORS[band], ['credit']),
    ),
  ),
  ...numbered('contributionBandStart', BANDS, (band) =>
    figure(
      `${band}구간 처음에서 내는 몫(소득의 몇 퍼센트)`,
      `Expected contribution where band ${band} begins, share of income`,
      'percent',
      ...shares(band, STARTS_2025[band], STARTS_2026, STARTS_2027),
    ),
  ),
  ...numbered('contributionBandEnd', BANDS, (band) =>
    figure(
      `${band}구간 끝에서 내는 몫(소득의 몇 퍼센트)`,
      `Expected contribution where band ${band} ends, share of income`,
      'percent',
      ...shares(band, ENDS_2025[band], ENDS_2026, ENDS_2027),
    ),
  ),
};

/** No row in 2025: that year the state paid for cost-sharing help instead. */
const STATE_HELP = {
  stateHelpFreeShare: figure(
    '주 정부 보험료 도움으로 내는 몫이 없는 소득',
    'State premium help: no contribution up to, share of the poverty level',
    'percent',
    verified(2026, 150, 'S43'),
    verified(2027, 150, 'stateHelp2027', 'S43'),
  ),
  stateHelpBandTop1: figure(
    '주 정부 보험료 도움 첫 구간의 끝',
    'State premium help, first band ends at',
    'percent',
    verified(2026, 165, 'S43'),
    verified(2027, 165, 'stateHelp2027', 'S43'),
  ),
  stateHelpBandStart1: figure(
    '첫 구간 처음에서 내는 몫',
    'State premium help, contribution where the first band begins',
    'percent',
    verified(2026, 3.19, 'S43'),
    verified(2027, 2.69, 'stateHelp2027', 'S43'),
  ),
  stateHelpBandEnd1: figure(
    '첫 구간 끝에서 내는 몫',
    'State premium help, contribution where the first band ends',
    'percent',
    verified(2026, 3.91, 'S43'),
    verified(2027, 3.41, 'stateHelp2027', 'S43'),
  ),
  stateHelpBandTop2: figure(
    '주 정부 보험료 도움 둘째 구간의 끝(이 소득은 들지 않음)',
    'State premium help, second band ends below',
    'percent',
    verified(2027, 200, 'stateHelp2027', 'S43'),
  ),
  stateHelpBandStart2: figure(
    '둘째 구간 처음에서 내는 몫',
    'State premium help, contribution where the second band begins',
    'percent',
    verified(2027, 3.41, 'stateHelp2027', 'S43'),
  ),
  stateHelpBandEnd2: figure(
    '둘째 구간 끝에서 내는 몫',
    'State premium help, contribution where the second band ends',
    'percent',
    verified(2027, 5.1, 'stateHelp2027', 'S43'),
  ),
};

export const COVERED_CALIFORNIA_FIGURES = { ...CREDIT_RANGE, ...CONTRIBUTION, ...STATE_HELP };
