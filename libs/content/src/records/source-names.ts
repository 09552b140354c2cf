// Names of the sources of our records: of crawled records by the id of source or data set, of curated ones by the site they were read from.
import { CRAWL_SOURCE_TEXTS } from '@app/contracts/http/crawl-sources';
import type { BilingualText } from '@app/contracts/http/errors';
import sourceNames from '../../data/source-names.json';

export interface SourceName {
  name: BilingualText;
  /** Also the ids under which merged fields say who won (guide.providers.field_sources). */
  ids: readonly string[];
  /** A site stands for its subdomains too, unless they are named themselves. */
  sites: readonly string[];
  note?: string;
}

export const SOURCE_NAMES: readonly SourceName[] = sourceNames;

const BY_ID = new Map<string, BilingualText>([
  ...SOURCE_NAMES.flatMap(({ name, ids }) => ids.map((id) => [id, name] as const)),
  ...Object.entries(CRAWL_SOURCE_TEXTS).flatMap(([id, { publicName, datasets }]) => [
    ...(publicName ? [[id, publicName] as const] : []),
    ...Object.entries(datasets ?? {}),
  ]),
]);

/** Name of a source by its id; null for one that nobody named. */
export const namedSource = (id: string): BilingualText | null => BY_ID.get(id) ?? null;

/** A field's or record's source by its id; the id itself when nobody named it. */
export const sourceNameOf = (id: string): BilingualText =>
  namedSource(id) ??
  (id === 'starter' ? { ko: '저희가 직접 모은 자료', en: 'records we collected ourselves' } : { ko: id, en: id });
