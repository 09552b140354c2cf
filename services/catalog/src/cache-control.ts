/** Records change by crawls, which take minutes; a browser may cache a response for one minute and then revalidates its ETag. */
export const SHORT_CACHE = 'public, max-age=60';
/** The page polls to follow a crawl: a cached response would hide its end. */
export const NO_STORE = 'no-store';
