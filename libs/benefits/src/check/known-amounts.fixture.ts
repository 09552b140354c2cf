// Which amounts an answer may print: the rows, what the programs' rounding makes of them, and the person's own arithmetic.
import type { EligibilityFlip, EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../figures/figure';
import { FIGURES } from '../figures/figures';
import type { FigureId } from '../figures/figures';
import { countableIncome, grossIncome } from '../programs/countable-income';
import type { Facts } from '../programs/facts';
import { monthlyLimit, yearlyShare } from '../programs/poverty';

const MONTHS = 12;
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const cents = (value: number): number => Math.round(value * 100);
const idsEnding = (end: string): FigureId[] => (Object.keys(FIGURES) as FigureId[]).filter((id) => id.endsWith(end));
const valuesOf = (id: FigureId): number[] => FIGURES[id].rows.flatMap(({ value }) => (value === null ? [] : [value]));

function levels(): number[] {
  return SIZES.flatMap((size) => {
    if (size <= 8) return valuesOf(`povertyLevel${size}` as FigureId);
    return valuesOf('povertyLevel8').map((level, year) => level + (valuesOf('povertyLevelMore')[year] ?? 0));
  });
}

/** In cents: every row, every share of every poverty level as months and years print it, every savings limit. */
export function knownAmounts(): ReadonlySet<number> {
  const rows = (Object.keys(FIGURES) as FigureId[]).flatMap(valuesOf);
  const shares = [...new Set(idsEnding('Share').flatMap(valuesOf))];
  const limits = levels().flatMap((level) =>
    shares.flatMap((percent) => {
      const exact = (level * percent) / 100;
      const month = monthlyLimit(level, percent);
      // The federal tables round once, from the year; what is published has the disregard in it.
      const federal = Math.ceil(exact / MONTHS);
      const off = valuesOf('unearnedDisregard')[0] ?? 0;
      const months = [month, federal].flatMap((one) => [one, one * MONTHS, one + off]);
      const gross = Math.round((exact * 100) / MONTHS) / 100 + off;
      return [exact, Math.round(exact / MONTHS), gross, ...months, yearlyShare(level, percent), Math.floor(exact)];
    }),
  );
  const [one = 0] = valuesOf('mediCalAssetsOne').slice(-1);
  const [more = 0] = valuesOf('mediCalAssetsEachMore').slice(-1);
  const savings = SIZES.map((size) => one + more * (size - 1));
  const penalties = valuesOf('partBPremium').map(
    (premium) => (premium * (valuesOf('partBPenaltyPercent')[0] ?? 0)) / 100,
  );
  // What SSI and CAPI pay is their limit; a line says it before the disregard.
  const cash = (['ssiOne', 'ssiCouple', 'capiOne', 'capiCouple'] as const).flatMap(valuesOf);
  const gross = cash.map((value) => value + (valuesOf('unearnedDisregard')[0] ?? 0));
  return new Set([...rows, ...limits, ...savings, ...penalties, ...gross].map(cents));
}

/** In cents: the income, what counts of it, the distance to a limit, the share of cost, the incomes of the flips. */
export function ownAmounts(
  facts: Facts,
  rules: readonly EligibilityRule[],
  flips: readonly EligibilityFlip[],
): ReadonlySet<number> {
  const { annualIncome, asOf } = facts;
  const counted = countableIncome(facts, FIGURES)?.yearly ?? annualIncome;
  const allowance = (figureOn(FIGURES, 'unearnedDisregard', asOf)?.value ?? 0) * MONTHS;
  const gross = grossIncome(facts, FIGURES) ?? annualIncome;
  const incomes = [annualIncome, counted, annualIncome - counted, gross];
  const margins = rules.flatMap(({ margin }) => (margin ? [Math.abs(margin.value)] : []));
  // A line says a yearly test by the month, and an edge of income is the limit with what is taken off put back.
  const compared = rules.flatMap(({ yours, limit }) => {
    if (yours?.unit === 'usd-per-month') return [yours.value];
    if (yours?.unit !== 'usd-per-year' || limit?.unit !== 'usd-per-year') return [];
    const [mine, most] = [yours.value, limit.value].map((value) => Math.round((value * 100) / MONTHS) / 100) as [
      number,
      number,
    ];
    const room = yours.value === 0 ? Math.max(0, allowance - annualIncome) : 0;
    const edge = annualIncome + limit.value - yours.value + room;
    return [
      mine,
      most,
      Math.abs(most - mine),
      Math.abs(most + allowance / MONTHS - annualIncome / MONTHS),
      Math.abs(most + allowance / MONTHS - Math.round((gross * 100) / MONTHS) / 100),
      Math.abs(most + allowance / MONTHS - Math.round((gross / MONTHS) * 100) / 100),
      edge,
      edge / MONTHS,
    ];
  });
  const needs = (['maintenanceNeedOne', 'maintenanceNeedCouple'] as const).map((id) =>
    Math.round(counted / MONTHS - (figureOn(FIGURES, id, asOf)?.value ?? 0)),
  );
  const changes = flips.flatMap(({ change }) =>
    change.annualIncome === undefined ? [] : [Number(change.annualIncome)],
  );
  const contributions = rules
    .filter(({ program }) => program === 'covered-california')
    .flatMap(({ text }) =>
      [...text.en.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, percent]) => (annualIncome * Number(percent)) / 100),
    )
    .flatMap((year) => [year, Math.round(year), Math.round(year / MONTHS)]);
  return new Set(
    [
      ...compared,
      ...incomes,
      ...incomes.map((one) => Math.round((one * 100) / MONTHS) / 100),
      ...incomes.map((one) => one / MONTHS),
      ...margins,
      ...needs,
      ...changes,
      ...contributions,
    ].map(cents),
  );
}
