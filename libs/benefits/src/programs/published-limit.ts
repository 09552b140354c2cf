// A monthly income limit as its office publishes it: before anything is taken off the income. The rules compare what counts of
// an income with what counts of a limit; every text, page and answer shows this one instead, so that one limit has one number.
import { figureOn } from '../figures/figure';
import { incomeLimit } from './poverty';
import type { IncomeLimit, ShareId } from './poverty';
import type { Figures } from './rule';

/** Programs that take off what SSI takes off; the others count income as the tax return does. */
const COUNTED_AS_SSI: readonly ShareId[] = [
  'mediCalAgedShare',
  'workingDisabledShare',
  'qmbShare',
  'slmbShare',
  'qiShare',
];

/** These are missed by an income at the limit; the others hold at it (docs/facts/policy.md#medicare-savings-programs). */
const BELOW: readonly ShareId[] = ['workingDisabledShare', 'slmbShare', 'qiShare'];

export interface PublishedLimit extends IncomeLimit {
  /** US dollars a month before deductions: `monthly` with `off` added. */
  gross: number;
  /** US dollars a month that never count; 0 where the program takes nothing off. */
  off: number;
  comparison: 'at-most' | 'below';
}

/** @returns null when a figure of the day is not loaded */
export function publishedLimit(figures: Figures, share: ShareId, size: number, on: string): PublishedLimit | null {
  const limit = incomeLimit(figures, share, size, on);
  const found = COUNTED_AS_SSI.includes(share) ? figureOn(figures, 'unearnedDisregard', on) : null;
  if (!limit || (COUNTED_AS_SSI.includes(share) && !found)) return null;
  const off = found?.value ?? 0;
  return { ...limit, gross: limit.monthly + off, off, comparison: BELOW.includes(share) ? 'below' : 'at-most' };
}
