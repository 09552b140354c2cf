// Answers of a CKAN portal (data.chhs.ca.gov) -> what we need of them. Pure.
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { cleanText, type NamedRow, rowOfRecord } from '../named-rows/named-row';

export interface CkanResource {
  id: string;
  name: string;
  /** The whole table as a file; its name changes with every release. */
  url: string | null;
  /** true: its rows can be read page by page. */
  isInDatastore: boolean;
  isCsv: boolean;
  /** ISO date of the last change. */
  updatedOn: string | null;
}

export interface CkanPage {
  columns: string[];
  rows: NamedRow[];
  total: number;
}

type Json = Record<string, unknown>;

/** @throws CrawlFailure `truncated_body`, `not_json`, `error_in_body`, `schema_changed` */
export function parsePackage(text: string): CkanResource[] {
  const { resources } = resultOf(text);
  if (!Array.isArray(resources) || !resources.every(isObject)) throw schemaChanged('resources');
  return resources.map((resource) => {
    const id = cleanText(resource['id']);
    const name = cleanText(resource['name']);
    if (id === undefined || name === undefined) throw schemaChanged('resource without id or name');
    return {
      id,
      name,
      url: cleanText(resource['url']) ?? null,
      isInDatastore: resource['datastore_active'] === true,
      isCsv: /^csv$/i.test(cleanText(resource['format']) ?? '') && cleanText(resource['url']) !== undefined,
      updatedOn: /^\d{4}-\d{2}-\d{2}/.exec(cleanText(resource['last_modified']) ?? '')?.[0] ?? null,
    };
  });
}

/** @throws CrawlFailure `truncated_body`, `not_json`, `error_in_body`, `schema_changed` */
export function parsePage(text: string): CkanPage {
  const { fields, records, total } = resultOf(text);
  if (!Array.isArray(fields) || !fields.every(isObject)) throw schemaChanged('fields');
  if (!Array.isArray(records) || !records.every(isObject)) throw schemaChanged('records');
  if (typeof total !== 'number') throw schemaChanged('total');
  return { columns: fields.map(({ id }) => String(id)), rows: records.map(rowOfRecord), total };
}

function resultOf(text: string): Json {
  const answer = readJson(text);
  if (!isObject(answer)) throw schemaChanged('the answer is not an object');
  if (answer['success'] === false) {
    const error = answer['error'];
    throw new CrawlFailure('error_in_body', `CKAN: ${(isObject(error) && cleanText(error['__type'])) || 'error'}`);
  }
  const result = answer['result'];
  if (!isObject(result)) throw schemaChanged('result');
  return result;
}

/** @throws CrawlFailure `truncated_body` or `not_json` */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const looksCut = /^\s*[{[]/.test(text);
    throw new CrawlFailure(looksCut ? 'truncated_body' : 'not_json', looksCut ? 'JSON breaks off' : 'no JSON');
  }
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const schemaChanged = (what: string) => new CrawlFailure('schema_changed', `missing or changed: ${what}`);
