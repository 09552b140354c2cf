// What a household is expected to pay towards the benchmark premium, with the state's help on top
// (docs/facts/policy.md#covered-california).
import { figureOn } from '../../figures/figure';
import type { FoundFigure } from '../../figures/figure';
import type { FigureId } from '../../figures/figures';
import type { Figures } from '../rule';

const BANDS = [1, 2, 3, 4, 5, 6, 7] as const;
const STATE_BANDS = [1, 2] as const;

export interface Contribution {
  /** Percent of income, to a hundredth. */
  percent: number;
  figures: readonly FoundFigure[];
}

interface Stretch {
  from: number;
  to: number;
  start: FoundFigure;
  end: FoundFigure;
}

/** The figure only where a row of the year itself is loaded: no contribution is worked out of another year's table. */
const ofYear = (figures: Figures, id: FigureId, on: string): FoundFigure | null => {
  const found = figureOn(figures, id, on);
  return found && !found.isOld ? found : null;
};

/** Percent along a stretch, in a straight line between its two ends. */
function along({ from, to, start, end }: Stretch, share: number): Contribution {
  const part = Number.isFinite(to) ? (share - from) / (to - from) : 0;
  const percent = start.value + (end.value - start.value) * part;
  return { percent: Math.round(percent * 100) / 100, figures: [start, end] };
}

function stateHelp(figures: Figures, share: number, on: string): Contribution | null {
  const free = ofYear(figures, 'stateHelpFreeShare', on);
  if (!free) return null;
  if (share <= free.value) return { percent: 0, figures: [free] };
  let from = free.value;
  for (const band of STATE_BANDS) {
    const top = ofYear(figures, `stateHelpBandTop${band}`, on);
    const start = ofYear(figures, `stateHelpBandStart${band}`, on);
    const end = ofYear(figures, `stateHelpBandEnd${band}`, on);
    if (!top || !start || !end) return null;
    // The first band holds at its top; the second ends below it.
    const isInside = band === 1 ? share <= top.value : share < top.value;
    if (isInside) return along({ from, to: top.value, start, end }, share);
    from = top.value;
  }
  return null;
}

function federal(figures: Figures, share: number, on: string): Contribution | null {
  const floors = BANDS.map((band) => figureOn(figures, `contributionBandFloor${band}`, on)?.value ?? Infinity);
  // The top of the sixth band belongs to it where the year has no seventh.
  const index = floors.findLastIndex((floor) => share >= floor);
  const candidates = share === floors[index] ? [index, index - 1] : [index];
  for (const at of candidates) {
    const band = BANDS[at];
    if (band === undefined) continue;
    const start = ofYear(figures, `contributionBandStart${band}`, on);
    const end = ofYear(figures, `contributionBandEnd${band}`, on);
    if (start && end) return along({ from: floors[at] ?? 0, to: floors[at + 1] ?? Infinity, start, end }, share);
  }
  return null;
}

/**
 * Null when the year's table is not loaded or reaches no further.
 * @param share income as a percent of the poverty level
 * @param on first day of the coverage year
 */
export function contributionOf(figures: Figures, share: number, on: string): Contribution | null {
  return stateHelp(figures, share, on) ?? federal(figures, share, on);
}
