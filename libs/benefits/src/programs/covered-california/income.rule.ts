// The income range of the premium tax credit, by the poverty level of the year before the cover
// (docs/facts/policy.md#covered-california).
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../../figures/figure';
import type { FoundFigure } from '../../figures/figure';
import { dollars, fill, join } from '../later-texts';
import type { Facts } from '../facts';
import { yearlyShare } from '../poverty';
import type { Figures } from '../rule';
import { amount, ruling } from '../ruling';
import { contributionOf } from './contribution';
import { coverageYear } from './coverage-year';
import type { CoverageYear } from './coverage-year';
import words from './words.json';

const MONTHS = 12;
/** First coverage year in which people below the poverty level who are shut out of Medi-Cal have no credit either. */
const NO_EXCEPTION_FROM = 2026;

const SILVERS = [
  { level: '94', id: 'silver94Share' },
  { level: '87', id: 'silver87Share' },
  { level: '73', id: 'silver73Share' },
] as const;

export type SilverLevel = (typeof SILVERS)[number]['level'];

/** The silver plan that lowers medical costs at this income; null above the bands or when a figure is not loaded. */
export function silverLevel(facts: Facts, figures: Figures): { level: SilverLevel; share: FoundFigure } | null {
  const { level, on } = coverageYear(facts, figures);
  if (!level) return null;
  for (const silver of SILVERS) {
    const share = figureOn(figures, silver.id, on);
    if (share && facts.annualIncome * 100 <= level.value * share.value) return { level: silver.level, share };
  }
  return null;
}

function helpText(facts: Facts, figures: Figures, { year, on, level }: CoverageYear) {
  if (!level) return { text: null, figures: [] };
  const silver = silverLevel(facts, figures);
  const contribution = contributionOf(figures, (facts.annualIncome * 100) / level.value, on);
  const month = contribution ? Math.round((facts.annualIncome * contribution.percent) / 100 / MONTHS) : 0;
  const said: BilingualText = !contribution
    ? fill(words.contributionUnknown, { year: String(year) })
    : contribution.percent === 0
      ? words.contributionNone
      : fill(words.contribution, { percent: String(contribution.percent), month: dollars(month) });
  return {
    text: join(said, silver && fill(words.silver, { level: silver.level })),
    figures: [...(contribution?.figures ?? []), ...(silver ? [silver.share] : [])],
  };
}

/** What somebody within the range pays for the plan that the help is based on, and the silver plan that lowers other costs. */
export const premiumText = (facts: Facts, figures: Figures): BilingualText | null =>
  helpText(facts, figures, coverageYear(facts, figures)).text;

interface Range {
  bottom: FoundFigure;
  /** null: that coverage year has no top. */
  top: FoundFigure | null;
}

function rangeOf(figures: Figures, on: string): Range | null {
  const bottom = figureOn(figures, 'aptcMinShare', on);
  return bottom ? { bottom, top: figureOn(figures, 'aptcMaxShare', on) } : null;
}

const base = {
  id: 'covered-california.income',
  program: 'covered-california',
  title: words.incomeTitle,
  inputs: ['annualIncome', 'householdSize', 'asOf'],
} as const;

function belowRule(facts: Facts, { year, level }: CoverageYear, bottom: FoundFigure): EligibilityRule | null {
  if (!level) return null;
  const limit = yearlyShare(level.value, bottom.value);
  if (facts.annualIncome >= limit) return null;
  const isExcepted = year < NO_EXCEPTION_FROM && facts.status !== 'citizen';
  const parts = { year: String(year), levelYear: String(level.row.year), percent: String(bottom.value) };
  return ruling(base, {
    outcome: isExcepted ? 'pass' : 'fail',
    text: fill(isExcepted ? words.belowException : words.belowBottom, parts),
    yours: amount(facts.annualIncome, 'usd-per-year'),
    limit: isExcepted ? null : amount(limit, 'usd-per-year'),
    comparison: isExcepted ? null : 'at-least',
    figures: [level, bottom],
    sources: ['S21'],
  });
}

/** At or between the two ends of the range; without a top in a year that had none. */
export function creditRule(facts: Facts, figures: Figures): EligibilityRule {
  const cover = coverageYear(facts, figures);
  const { year, on, level } = cover;
  const range = rangeOf(figures, on);
  if (!level || !range || level.row.year !== year - 1) {
    return ruling(base, { outcome: 'unknown', text: words.unknown, sources: ['S21'] });
  }
  const below = belowRule(facts, cover, range.bottom);
  if (below) return below;
  const { top } = range;
  const limit = top && yearlyShare(level.value, top.value);
  const over = limit === null ? 0 : facts.annualIncome - limit;
  const isAbove = over > 0;
  const isClose = isAbove && over <= (figureOn(figures, 'borderlineDollars', facts.asOf)?.value ?? 0);
  const help = isAbove ? { text: null, figures: [] } : helpText(facts, figures, cover);
  const parts = { year: String(year), levelYear: String(level.row.year), percent: String(top?.value ?? '') };
  return ruling(base, {
    outcome: isAbove ? 'fail' : 'pass',
    text: join(fill(isAbove ? words.aboveTop : words.within, parts), help.text, isClose && words.borderline),
    yours: amount(facts.annualIncome, 'usd-per-year'),
    limit: limit === null ? null : amount(limit, 'usd-per-year'),
    comparison: limit === null ? null : 'at-most',
    isBorderline: isClose,
    figures: [level, top ?? range.bottom, ...help.figures],
    sources: ['S21'],
    effectiveFrom: on,
    effectiveTo: `${year}-12-31`,
  });
}
