// Reads a page of a source with cheerio, with limits on depth, size and time: nothing that a source sends stops a service.
import { createContext, Script } from 'node:vm';
import { type CheerioAPI, load } from 'cheerio';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { CrawlFailure } from './crawl-failure';

/** As deep as browsers go. cheerio reads text by recursion, one call for each level. */
const MAX_DEPTH = 512;
/** The largest page we know has fewer than 10,000. A tree of 100,000 takes about 180 MB. */
const MAX_ELEMENTS = 100_000;
/** Four megabytes, the largest page that is fetched, take about 4 s with their rows. */
const MAX_MS = 20_000;

/**
 * @param read gets the page as cheerio's `$`
 * @throws CrawlFailure `schema_changed` for a page that exceeds the limits; what `read` throws
 */
export const readPage = <T>(html: string, read: ($: CheerioAPI) => T, maxMs = MAX_MS): T =>
  withinTime(maxMs, () => read(load(html, { treeAdapter: limitedTree() })));

/** Reads a part of a document, such as a description in a feed. @throws like {@link readPage} */
export const readPart = <T>(html: string, read: ($: CheerioAPI) => T): T =>
  withinTime(MAX_MS, () => read(load(html, { treeAdapter: limitedTree() }, false)));

/** Elements that match and contain no other that does, so that their texts together are no longer than the page. */
export const innermost = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .filter((element, index, all) => {
      const next = all[index + 1];
      return next === undefined || !$.contains(element, next);
    });

/** Builds cheerio's own tree and stops at the limits, before the tree is complete. */
function limitedTree(): typeof adapter {
  let depth = 0;
  let elements = 0;
  return {
    ...adapter,
    createElement: (...element) => {
      elements += 1;
      if (elements > MAX_ELEMENTS) throw refusal(`more than ${MAX_ELEMENTS} elements`);
      return adapter.createElement(...element);
    },
    onItemPush: () => {
      depth += 1;
      if (depth > MAX_DEPTH) throw refusal(`more than ${MAX_DEPTH} tags deep`);
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
}

const refusal = (detail: string) => new CrawlFailure('schema_changed', detail);

const context = createContext({});
const callWork = new Script('work()');

/**
 * Some markup takes quadratic time: thousands of attributes in one tag, text between the cells of a table, thousands of children that
 * a selector searches. Only a script of node:vm can be stopped while it runs.
 */
function withinTime<T>(maxMs: number, work: () => T): T {
  try {
    return callWork.runInContext(Object.assign(context, { work }), { timeout: maxMs }) as T;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? refusal(`not read in ${maxMs} ms`) : error;
  }
}
