// What people call the sources of our records, by source id and, for curated records, by the site they were read from.
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
