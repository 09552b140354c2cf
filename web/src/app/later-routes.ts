// Routes whose screens are built in later steps: each shows its title, one true sentence and useful links.
// A later step takes its route out of this list (and its links out of later-links.ts) and puts its screen into routes.tsx.

/** Address -> key under `later:page`, with `title` and `sentence`, and in later-links.ts. */
export const LATER_ROUTES = {
  '/health-news': 'healthNews',
} as const;

export type LaterAddress = keyof typeof LATER_ROUTES;
export type LaterId = (typeof LATER_ROUTES)[LaterAddress];
