// What all curated records have in common: their provenance, and the hash of what is written as it is.
import type { ContentRecord } from '@app/content/records/record';
import type { ZipRecord } from '@app/content/zips/zip-table';
import { hashOf } from '@app/kit/content-hash';

/** The source id of every curated record. */
export const STARTER_SOURCE = 'starter' as const;

/** Centre and main county of a ZIP, for places that have no better point. */
export type ZipPlaces = ReadonlyMap<string, ZipRecord>;

const FULL_DATE = /^\d{4}-\d\d-\d\d$/;

/** Where the record comes from. A source that gives only a month or a year leaves the date empty: no day is invented. */
export function provenanceColumns(record: ContentRecord) {
  return {
    source: STARTER_SOURCE,
    source_url: record.sourceUrl ?? record.confirmAt ?? '',
    source_updated_at: record.sourceDate && FULL_DATE.test(record.sourceDate) ? record.sourceDate : null,
    checked_on: record.checkedOn,
    confidence: record.confidence,
    is_stale: record.isStale,
  };
}

export type Hashed<Row> = Row & { content_hash: string };

/** Adds the SHA-256 of the whole row: a row whose hash is stored already is not written again. */
export const withHash = <Row extends object>(row: Row): Hashed<Row> => ({
  ...row,
  content_hash: hashOf(row),
});
