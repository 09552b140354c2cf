// Crawlee and node-crawler, each as it reads pages by itself.
import { rowsOf } from './crawl-ways.mjs';
import { importOutside, outsideAtHand } from './outside-packages.mjs';

const PACKAGES = { Crawlee: '@crawlee/cheerio', 'node-crawler': 'crawler' };

/** @returns {string[]} the names of those that can be measured */
export function othersAtHand() {
  const atHand = outsideAtHand({ '@crawlee/cheerio': '3.18.1', crawler: '2.1.1' });
  return Object.keys(PACKAGES).filter((name) => atHand.includes(PACKAGES[name]));
}

/** Reads the rows of so many pages, one after the other, as each does it by itself. @returns {Promise<(urls: URL[]) => Promise<number>>} pages read */
export async function wayOf(name) {
  if (name === 'Crawlee') {
    const { CheerioCrawler, Configuration, LogLevel, log } = await importOutside(PACKAGES.Crawlee);
    log.setLevel(LogLevel.OFF);
    return async (urls) => {
      let read = 0;
      const requestHandler = ({ $ }) => void (read += rowsOf($).length > 0 ? 1 : 0);
      const options = { maxConcurrency: 1, minConcurrency: 1, requestHandler };
      const crawler = new CheerioCrawler(options, new Configuration({ persistStorage: false }));
      await crawler.run(urls.map(({ href }) => href));
      await crawler.teardown();
      return read;
    };
  }
  const { default: Crawler } = await importOutside(PACKAGES['node-crawler']);
  return (urls) =>
    new Promise((resolve) => {
      let read = 0;
      const callback = (_, { $ }, done) => {
        if ($ && rowsOf($).length > 0) read += 1;
        done();
      };
      const crawler = new Crawler({ maxConnections: 1, silence: true, callback });
      crawler.on('drain', () => resolve(read));
      crawler.add(urls.map(({ href }) => href));
    });
}
