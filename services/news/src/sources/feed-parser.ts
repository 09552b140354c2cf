// RSS 2.0 (and 1.0) and Atom -> entries. Tolerates what feeds get wrong item by item; refuses what is no whole feed. Pure.
// Facts: docs/facts/sources.md#news.
import { load } from 'cheerio';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { RawEntry } from './news-source';

const MOST_ENTRIES = 200;
const ENDS = ['</rss>', '</feed>', '</rdf:rdf>'];

/** @throws CrawlFailure `not_json` (no feed), `truncated_body`, `empty_result` */
export function feedEntries(xml: string): RawEntry[] {
  const $ = load(xml, { xml: true });
  const root = $.root().children().first();
  const kind = root.prop('tagName')?.toLowerCase() ?? '';
  if (kind !== 'rss' && kind !== 'feed' && kind !== 'rdf:rdf') throw new CrawlFailure('not_json', 'no feed');
  // Whoever reads half of a feed would take it for a short one. Comments may stand behind the end.
  const tail = xml.slice(-2_000).toLowerCase();
  if (!ENDS.some((end) => tail.includes(end))) throw new CrawlFailure('truncated_body', 'a feed without its end');
  const found = $('item, entry').toArray().slice(0, MOST_ENTRIES);
  if (found.length === 0) throw new CrawlFailure('empty_result', 'a feed without items');
  return found.map((element) => {
    const fields = $(element).children().toArray();
    const named = (name: string) => fields.filter((field) => field.name.toLowerCase() === name);
    const textOf = (...names: string[]): string | undefined =>
      names
        .flatMap(named)
        .map((field) => $(field).text().trim())
        .find((text) => text !== '');
    const links = named('link').map((field) => ({
      href: $(field).attr('href'),
      rel: $(field).attr('rel') ?? 'alternate',
      text: $(field).text().trim(),
    }));
    const guid = named('guid').find(
      (field) => $(field).attr('ispermalink') !== 'false' && $(field).attr('isPermaLink') !== 'false',
    );
    return {
      title: textOf('title'),
      summary: textOf('description', 'summary', 'content:encoded', 'content'),
      link:
        links.find(({ href, rel }) => href && rel === 'alternate')?.href ??
        links.find(({ text }) => text !== '')?.text ??
        (guid && $(guid).text().trim()),
      day: textOf('pubdate', 'published', 'dc:date', 'updated'),
      labels: named('category').map((field) => $(field).attr('term') ?? $(field).text().trim()),
    };
  });
}
