// Rules and notices of the federal Medicare agency in the Federal Register: JSON. Facts: docs/facts/sources.md#news.
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { newsroomName } from './newsroom-name';
import { type NewsSource, POLICIES, type RawEntry } from './news-source';

const QUESTION = new URLSearchParams({
  'conditions[agencies][]': 'centers-for-medicare-medicaid-services',
  order: 'newest',
  per_page: '40',
});
const PATH = `/api/v1/documents.json?${QUESTION.toString()}`;

/** @throws CrawlFailure `error_in_body`, `schema_changed`, `empty_result` */
export function registerEntries(json: string): RawEntry[] {
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    throw new CrawlFailure('truncated_body', 'JSON that ends too early');
  }
  const { results, errors } = (body ?? {}) as { results?: unknown; errors?: unknown };
  if (errors !== undefined) throw new CrawlFailure('error_in_body', 'the register names an error');
  if (!Array.isArray(results)) throw new CrawlFailure('schema_changed', 'no list of results');
  if (results.length === 0) throw new CrawlFailure('empty_result', 'no document');
  return results.map((result: unknown): RawEntry => {
    const fields = (typeof result === 'object' ? result : null) ?? {};
    const textOf = (name: string): string | undefined => {
      const value: unknown = Reflect.get(fields, name);
      return typeof value === 'string' ? value : undefined;
    };
    return {
      title: textOf('title'),
      summary: textOf('abstract'),
      link: textOf('html_url'),
      day: textOf('publication_date'),
      labels: [textOf('type') ?? ''],
    };
  });
}

export const federalRegister: NewsSource = {
  id: 'federal-register',
  name: newsroomName('federal-register'),
  site: { live: 'https://www.federalregister.gov', sample: '/federal-register', policies: POLICIES },
  hosts: ['federalregister.gov'],
  category: 'general',
  read: async ({ client }) => ({
    entries: (await client.getJson(federalRegister.site, PATH, registerEntries)).value,
    base: client.urlOf(federalRegister.site, '/'),
  }),
};
