/** Records change by crawls, minutes apart at most; a browser may keep an answer this long and then asks with its ETag. */
export const SHORT_CACHE = 'public, max-age=60';
/** The page asks again to see how a crawl goes on: an old answer would hide the end. */
export const NO_STORE = 'no-store';
