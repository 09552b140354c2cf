import type { ProviderType, Specialty } from '@app/contracts/http/catalog';

/** One thing that people call by several names. Every name finds the records that use any other. */
export interface Concept {
  /** All names, Korean and English, as people write them; none is a regular expression. */
  names: readonly string[];
  /** Also asked for by these, but no record is looked for by them: they mean something else in records. */
  queryNames?: readonly string[];
  /** Asked for by one of its names, a record of these types is meant, whatever it is called. */
  types?: readonly ProviderType[];
  /** ... or one with one of these specialties. */
  specialties?: readonly Specialty[];
  /** ... or one that says it speaks one of these (English names, as stored). */
  languages?: readonly string[];
  /** The name means nothing but the language spoken (한국어, not 한국): it filters. */
  isLanguageOnly?: boolean;
  /** Why the names stand together, for the person who edits the list. */
  note?: string;
}
