// The one kind of job of the queue `figures`: read the official page of every figure, telephone number and day we print.

export const FIGURES_QUEUE = 'figures';
export const WATCH_FIGURES_JOB = 'watch-figures';
/** Mondays at four in California, two hours before the news. */
export const FIGURES_SCHEDULE = { id: 'weekly-figures', pattern: '0 4 * * 1' } as const;

export const WATCH_FIGURES_REASONS = ['schedule', 'operator'] as const;
export type WatchFiguresReason = (typeof WATCH_FIGURES_REASONS)[number];
