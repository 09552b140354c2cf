// Entries of a source -> items that may be stored: plain text, a day that can be, a link to the agency's own site, each once. Pure.
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { NEWS_DAYS } from '@app/contracts/http/health-news';
import { categoryOf } from './category';
import { newsLink } from './news-link';
import type { NewsDraft, NewsSource, RawEntry } from './news-source';
import { plainText, shortened } from '@app/fetching/plain-text';
import { dayAfter, publicationDay } from './publication-day';

const LONGEST_TITLE = 300;
const LONGEST_SUMMARY = 400;
/** A letter that could not be read; nothing with one is stored. */
const BROKEN = '\uFFFD';

/** What WordPress puts behind each of its summaries. */
const WORDPRESS_TAIL = / ?The post .{1,320} appeared first\b.{0,160}$/;

export interface DraftTerms {
  source: Pick<NewsSource, 'category'>;
  base: URL;
  isAllowed: (url: URL) => boolean;
  /** Today in California. */
  today: string;
}

/** The title in small letters and figures alone: what makes two items of one day the same. */
export const titleKey = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Items older than NEWS_DAYS are left out in silence; an entry without a title, a link or a possible day is no item.
 * @throws CrawlFailure `schema_changed` when more than half of the entries are no item: the source means something else now
 */
export function newsDrafts(entries: readonly RawEntry[], terms: DraftTerms): NewsDraft[] {
  const drafts = entries.map((entry) => draftOf(entry, terms));
  const sound = drafts.filter((draft) => draft !== null);
  if (sound.length * 2 < entries.length) {
    throw new CrawlFailure(
      'schema_changed',
      `${entries.length - sound.length} of ${entries.length} entries are no item`,
    );
  }
  const oldest = dayAfter(terms.today, -NEWS_DAYS);
  return eachOnce(sound.filter(({ publishedOn }) => publishedOn >= oldest));
}

function draftOf(entry: RawEntry, { source, base, isAllowed, today }: DraftTerms): NewsDraft | null {
  const title = shortened(plainText(entry.title ?? ''), LONGEST_TITLE);
  const url = newsLink(entry.link, base, isAllowed);
  const publishedOn = publicationDay(entry.day);
  if (title === '' || titleKey(title) === '' || url === null || publishedOn === null) return null;
  // A day ahead may be a matter of time zones; more is a mistake, and would stand first for weeks.
  if (publishedOn > dayAfter(today, 1)) return null;
  const text = shortened(plainText(entry.summary ?? '').replace(WORDPRESS_TAIL, ''), LONGEST_SUMMARY);
  const summary = text === '' || titleKey(text) === titleKey(title) ? null : text;
  if (`${title}${text}`.includes(BROKEN)) return null;
  return { url, title, summary, publishedOn, category: categoryOf(title, [text, ...entry.labels], source.category) };
}

/** By address, then by title and day: a press release and its fact sheet often carry the same one. The first stands. */
function eachOnce(drafts: readonly NewsDraft[]): NewsDraft[] {
  const seen = new Set<string>();
  return drafts.filter(({ url, title, publishedOn }) => {
    const keys = [url, `${publishedOn} ${titleKey(title)}`];
    const isNew = !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}
