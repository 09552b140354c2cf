// The one way in which what a source says takes the place of what it said before, whatever the table and however it was read: whole,
// a part of a directory, or a ZIP page after page. A fall is judged, the records are swapped in, what they do not hold is ended, and
// the first true records end the invented ones. Importers give their own steps, in a transaction under the lock of their table.
import type { Origin } from '@app/contracts/http/provenance';
import { type Fall, judgeFall, type Measured, type OnFall } from './falls';

export interface SwapSteps<Counts> {
  origin: Origin;
  onFall: OnFall;
  /** false: there was more than was read, or only what has changed was. Nothing is judged then, and nothing ended. */
  isWhole: boolean;
  /** Where a live read does not simply write over what was shipped. */
  takeOverSnapshot?(): Promise<void>;
  /** Not asked when a fall is accepted. @throws CrawlFailure */
  measure(): Promise<Measured>;
  /** Writes what is new or changed, moves check dates, and ends what the read does not hold, if `isEnding`. */
  replace(judged: { isEnding: boolean; fall: Fall | null }): Promise<Counts>;
  /** Of the same source. */
  endSamples(): Promise<void>;
}

/**
 * @returns `fall`: of what so much was missing that nothing was ended; only with `keep`
 * @throws CrawlFailure `empty_result`, `row_count_fell` with `refuse`: the old rows stay
 */
export async function swapIn<Counts>(steps: SwapSteps<Counts>): Promise<{ counts: Counts; fall: Fall | null }> {
  const { origin, onFall, isWhole } = steps;
  if (origin === 'live') await steps.takeOverSnapshot?.();
  const fall = isWhole && onFall !== 'accept' ? judgeFall(await steps.measure(), onFall) : null;
  const counts = await steps.replace({ isEnding: isWhole && fall === null, fall });
  // Last, so that a true record takes the place of its invented one with its id.
  if (origin !== 'sample') await steps.endSamples();
  return { counts, fall };
}
