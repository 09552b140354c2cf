// The one way in which what a source says takes the place of what it said before, whatever the table and however it was read: whole,
// a part of a directory, or a ZIP page after page. A row-count drop is judged, the records are swapped in, what they do not contain is ended, and
// the first true records end the invented ones. Importers give their own steps, in a transaction under the lock of their table.
import type { Origin } from '@app/contracts/http/provenance';
import { type RowCountDrop, judgeDrop, type Measured, type OnDrop } from './row-count-drop';

export interface SwapSteps<Counts> {
  origin: Origin;
  onDrop: OnDrop;
  /** false: there was more than was read, or only what has changed was. Nothing is judged then, and nothing ended. */
  isWhole: boolean;
  /** Where a live read does not simply write over what was shipped. */
  takeOverSnapshot?(): Promise<void>;
  /** Not called when a drop is accepted. @throws CrawlFailure */
  measure(): Promise<Measured>;
  /** Writes what is new or changed, moves check dates, and ends what the read does not hold, if `isEnding`. */
  replace(judged: { isEnding: boolean; drop: RowCountDrop | null }): Promise<Counts>;
  /** Of the same source. */
  endSamples(): Promise<void>;
}

/**
 * @returns `drop`: the row-count drop because of which nothing was ended; only with `keep`
 * @throws CrawlFailure `empty_result`, `row_count_fell` with `refuse`: the old rows stay
 */
export async function swapIn<Counts>(steps: SwapSteps<Counts>): Promise<{ counts: Counts; drop: RowCountDrop | null }> {
  const { origin, onDrop, isWhole } = steps;
  if (origin === 'live') await steps.takeOverSnapshot?.();
  const drop = isWhole && onDrop !== 'accept' ? judgeDrop(await steps.measure(), onDrop) : null;
  const counts = await steps.replace({ isEnding: isWhole && drop === null, drop });
  // Last, so that a true record takes the place of its invented one with its id.
  if (origin !== 'sample') await steps.endSamples();
  return { counts, drop };
}
