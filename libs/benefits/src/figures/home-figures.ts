// The two figures the home page shows beside the two big programs. Facts: /work/shared/facts/policy.md 1.2, 2 and 3.1.
import type { BilingualText } from '@app/contracts/http/errors';

/** One dated amount. The page prints its year, its source and the day it was checked beside it. */
export interface DatedFigure {
  /** US dollars. */
  value: number;
  unit: 'usd-per-month';
  /** ISO date from which the amount holds. */
  effectiveFrom: string;
  sourceName: BilingualText;
  sourceUrl: string;
  /** ISO date of the source itself; null when the source does not say it. */
  sourceDate: string | null;
  /** ISO date somebody last compared the value with its source. */
  checkedOn: string;
  /** `computed` = worked out here from a published figure by `rule`, not printed in the source as it stands. */
  kind: 'published' | 'computed';
  rule: BilingualText | null;
}

export type HomeFigureId = 'partBPremium' | 'mediCalAgedLimit';

export const HOME_FIGURES: Record<HomeFigureId, readonly DatedFigure[]> = {
  partBPremium: [
    {
      value: 202.9,
      unit: 'usd-per-month',
      effectiveFrom: '2026-01-01',
      sourceName: { ko: '연방 메디케어청(CMS)', en: 'Centers for Medicare & Medicaid Services (CMS)' },
      sourceUrl: 'https://www.cms.gov/newsroom/fact-sheets/2026-medicare-parts-b-premiums-deductibles',
      sourceDate: '2025-11-14',
      checkedOn: '2026-11-20',
      kind: 'published',
      rule: null,
    },
  ],
  mediCalAgedLimit: [
    {
      value: 1836,
      unit: 'usd-per-month',
      effectiveFrom: '2026-01-01',
      sourceName: { ko: '캘리포니아주 보건복지국(DHCS) ACWDL 26-01', en: 'California DHCS, ACWDL 26-01' },
      sourceUrl: 'https://www.dhcs.ca.gov/es/services/medi-cal/eligibility/letters/Pages/ACWDL2601-Enclosure3.aspx',
      sourceDate: null,
      checkedOn: '2026-11-20',
      kind: 'computed',
      rule: { ko: '2026년 연방 빈곤선의 138%를 달로 나눈 값', en: '138% of the 2026 federal poverty level, by month' },
    },
  ],
};

/**
 * The row in force on a day: the newest that has begun, or the oldest row when none has (the page prints its year).
 * @param on ISO date in California
 */
export function figureOn(id: HomeFigureId, on: string): DatedFigure {
  const rows = [...HOME_FIGURES[id]].sort((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom));
  const row = rows.find((figure) => figure.effectiveFrom <= on) ?? rows.at(-1);
  if (!row) throw new Error(`no figure ${id}`);
  return row;
}
