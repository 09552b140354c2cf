// The one kind of job of the queue `news`: read the agencies' sites.

export const NEWS_QUEUE = 'news';
export const READ_NEWS_JOB = 'read-news';
/** Every day at six in California, whatever its clocks do. */
export const NEWS_SCHEDULE = { id: 'daily-news', pattern: '0 6 * * *' } as const;

export const READ_NEWS_REASONS = ['schedule', 'operator', 'start'] as const;
/** `start`: a service that begins reads what was never read, or not for more than a day. */
export type ReadNewsReason = (typeof READ_NEWS_REASONS)[number];
