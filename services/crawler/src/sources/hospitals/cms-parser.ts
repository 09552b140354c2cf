// CMS "Hospital General Information" (Provider Data Catalog, xubh-q36u), as API pages and as CSV -> records. Pure.
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { FacilityRecord } from '../facility-record';
import { readJson } from '../ckan/ckan-answers';
import { paddedCcn } from '../cdph/parser';
import { type Column, type NamedRow, rowOfRecord } from '../named-rows/named-row';
import { readableAddress, readableOrganization } from '../providers/readable-case';
import { usPhone } from '../providers/us-phone';

export const CMS_PAGE = 'https://data.cms.gov/provider-data/dataset/xubh-q36u';
/** What `details.rating` of a hospital is; never shown without it. */
const RATING_KIND = 'CMS overall hospital star rating';

/** CSV and API differ in their spelling; folded (named-row.ts) most are one. */
export const CMS_COLUMNS: readonly Column[] = [
  'Facility ID',
  'Facility Name',
  'Address',
  ['City/Town', 'City'],
  'State',
  'ZIP Code',
  ['Telephone Number', 'Phone Number'],
  'Hospital Type',
  'Emergency Services',
  'Hospital overall rating',
];

export interface CmsPage {
  columns: string[];
  rows: NamedRow[];
  total: number;
}

/** @throws CrawlFailure `truncated_body`, `not_json`, `error_in_body`, `schema_changed` */
export function parseCmsPage(text: string): CmsPage {
  const answer = readJson(text);
  const { results, count, message } = (answer ?? {}) as { results?: unknown; count?: unknown; message?: unknown };
  if (results === undefined && typeof message === 'string')
    throw new CrawlFailure('error_in_body', 'Provider Data Catalog');
  if (!Array.isArray(results)) throw new CrawlFailure('schema_changed', 'missing or changed: results');
  if (typeof count !== 'number') throw new CrawlFailure('schema_changed', 'missing or changed: count');
  const records = results as Record<string, unknown>[];
  return { columns: Object.keys(records[0] ?? {}), rows: records.map(rowOfRecord), total: count };
}

/** @returns null for a row without the fields that make a place */
export function cmsRecord(row: NamedRow, state: string): FacilityRecord | null {
  const ccn = paddedCcn(row.text('Facility ID') ?? '');
  const name = row.text('Facility Name');
  if (ccn === undefined || name === undefined) return null;
  const address = row.text('Address');
  const city = row.text('City/Town', 'City');
  const county = row.text('County/Parish', 'County Name');
  const kind = row.text('Hospital Type');
  return {
    dataset: 'cms-hospitals',
    key: ccn,
    naturalKey: `ccn:${ccn}`,
    sourceUrl: CMS_PAGE,
    fields: {
      type: 'hospital',
      state,
      isShown: true,
      name: readableOrganization(name),
      address: address && readableAddress(address),
      city: city && readableAddress(city),
      zipCode: row.zip('ZIP Code'),
      county: county && readableAddress(county),
      phone: usPhone(row.text('Telephone Number', 'Phone Number') ?? null) ?? undefined,
      ccn,
      specialty: kind,
      specialties: kind === 'Psychiatric' ? ['psychiatry'] : undefined,
      details: { ...ratingOf(row), ...emergencyOf(row) },
    },
  };
}

/** "Not Available" is an answer: stars of an older release do not stay with it. */
function ratingOf(row: NamedRow): { rating: number | null; ratingKind?: string } {
  const rating = row.count('Hospital overall rating');
  return rating !== undefined && rating <= 5 ? { rating, ratingKind: RATING_KIND } : { rating: null };
}

function emergencyOf(row: NamedRow): { hasEmergency?: boolean } {
  const said = row.text('Emergency Services');
  return said === undefined ? {} : { hasEmergency: /^(?:yes|y|true)$/i.test(said) };
}
