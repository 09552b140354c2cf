import type { ReadOptions } from '../whole-source';

/** The options for the next table of a read that has read so many rows already: its progress goes on from there. */
export const progressAfter = (rows: number, options: ReadOptions): ReadOptions => ({
  ...options,
  onProgress: (done, total) => options.onProgress(rows + done, total === null ? null : rows + total),
});
