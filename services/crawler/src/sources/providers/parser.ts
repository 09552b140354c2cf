// One page of the NPI Registry API v2.1 -> typed results, or a failure with its class. Pure.
import { CrawlFailure } from '@app/fetching/crawl-failure';

export interface RegistryAddress {
  purpose: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  /** First five digits. */
  zip: string | null;
  country: string | null;
  phone: string | null;
}

export interface RegistryTaxonomy {
  code: string;
  description: string | null;
  isPrimary: boolean;
  state: string | null;
  license: string | null;
}

export interface RegistryResult {
  npi: string;
  isPerson: boolean;
  isActive: boolean;
  organizationName: string | null;
  /** "Doing business as": the name on the door. */
  tradeName: string | null;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  suffix: string | null;
  credential: string | null;
  addresses: RegistryAddress[];
  practiceLocations: RegistryAddress[];
  taxonomies: RegistryTaxonomy[];
  /** ISO date of the provider's own last change. */
  updatedOn: string | null;
}

export interface RegistryPage {
  results: RegistryResult[];
  /** Invalid results among valid ones. */
  unreadable: number;
}

type Json = Record<string, unknown>;

/**
 * One result that is not as documented is left out; a page of nothing else means that the registry has changed.
 * @param text body of an HTTP 200
 * @throws CrawlFailure `truncated_body`, `not_json`, `error_in_body` or `schema_changed`
 */
export function parsePage(text: string): RegistryPage {
  const answer = readJson(text);
  if (!isObject(answer)) throw schemaChanged('the answer is not an object');
  const errors = answer['Errors'] ?? answer['errors'];
  if (Array.isArray(errors) && errors.length > 0) throw errorInBody(errors[0]);
  const results = answer['results'];
  if (!Array.isArray(results)) throw schemaChanged('results');
  const count = Number(answer['result_count']);
  // The registry counts the page itself; fewer than it says means that something was lost on the way.
  if (Number.isInteger(count) && count > results.length) throw new CrawlFailure('truncated_body', 'result_count');
  const read: RegistryResult[] = [];
  let fault: CrawlFailure | null = null;
  for (const result of results) {
    try {
      read.push(readResult(result));
    } catch (error) {
      if (!(error instanceof CrawlFailure)) throw error;
      fault = error;
    }
  }
  if (fault !== null && read.length === 0) throw fault;
  return { results: read, unreadable: results.length - read.length };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const looksCut = /^\s*[{[]/.test(text);
    throw new CrawlFailure(looksCut ? 'truncated_body' : 'not_json', looksCut ? 'JSON breaks off' : 'no JSON');
  }
}

function errorInBody(error: unknown): CrawlFailure {
  const { number, field } = isObject(error) ? error : {};
  // Not the description: it may repeat the request.
  return new CrawlFailure('error_in_body', `registry error ${textOf(number) ?? '?'} (${textOf(field) ?? 'no field'})`);
}

function readResult(result: unknown): RegistryResult {
  if (!isObject(result)) throw schemaChanged('a result');
  const npi = textOf(result['number']);
  if (npi === null || !/^\d{10}$/.test(npi)) throw schemaChanged('number');
  const kind = textOf(result['enumeration_type']);
  if (kind !== 'NPI-1' && kind !== 'NPI-2') throw schemaChanged('enumeration_type');
  const basic = result['basic'];
  if (!isObject(basic)) throw schemaChanged('basic');
  const isPerson = kind === 'NPI-1';
  const status = textOf(basic['status']);
  return {
    npi,
    isPerson,
    isActive:
      (status === null || status === 'A') && !isDeactivated(basic['deactivation_date'], basic['reactivation_date']),
    organizationName: isPerson ? null : required(basic, 'organization_name'),
    tradeName: tradeNameOf(result['other_names']),
    firstName: textOf(basic['first_name']),
    middleName: textOf(basic['middle_name']),
    lastName: isPerson ? required(basic, 'last_name') : null,
    suffix: textOf(basic['name_suffix']),
    credential: textOf(basic['credential']),
    addresses: listOf(result, 'addresses').map(readAddress),
    // Absent in older answers.
    practiceLocations: Array.isArray(result['practiceLocations'])
      ? result['practiceLocations'].filter(isObject).map(readAddress)
      : [],
    taxonomies: listOf(result, 'taxonomies').map(readTaxonomy),
    updatedOn: updatedOnOf(basic['last_updated'], result['last_updated_epoch']),
  };
}

function required(basic: Json, field: 'organization_name' | 'last_name'): string | null {
  if (!(field in basic)) throw schemaChanged(`basic.${field}`);
  return textOf(basic[field]);
}

function listOf(result: Json, field: 'addresses' | 'taxonomies'): Json[] {
  const list = result[field];
  if (!Array.isArray(list) || !list.every(isObject)) throw schemaChanged(field);
  return list;
}

function readAddress(address: Json): RegistryAddress {
  const zip = /^\d{5}/.exec(textOf(address['postal_code']) ?? '')?.[0] ?? null;
  return {
    purpose: textOf(address['address_purpose']),
    address1: textOf(address['address_1']),
    address2: textOf(address['address_2']),
    city: textOf(address['city']),
    state: textOf(address['state']),
    zip,
    country: textOf(address['country_code']),
    phone: textOf(address['telephone_number']),
  };
}

function readTaxonomy(taxonomy: Json): RegistryTaxonomy {
  const code = textOf(taxonomy['code']);
  if (code === null) throw schemaChanged('taxonomies.code');
  return {
    code,
    description: textOf(taxonomy['desc']),
    isPrimary: taxonomy['primary'] === true || textOf(taxonomy['primary']) === 'true',
    state: textOf(taxonomy['state']),
    license: textOf(taxonomy['license']),
  };
}

/** Code 3 = "Doing Business As". */
function tradeNameOf(names: unknown): string | null {
  if (!Array.isArray(names)) return null;
  const trade = names.filter(isObject).find((name) => textOf(name['code']) === '3');
  return trade ? textOf(trade['organization_name']) : null;
}

/** `YYYY-MM-DD` or `MM/DD/YYYY`, else an epoch. @returns ISO date */
export function updatedOnOf(date: unknown, epoch: unknown): string | null {
  const text = textOf(date) ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  if (year) return `${year}-${month}-${day}`;
  const number = Number(textOf(epoch) ?? Number.NaN);
  if (!Number.isFinite(number) || number <= 0) return null;
  // Older answers count seconds, newer ones milliseconds.
  const changed = new Date(number < 1e11 ? number * 1_000 : number);
  return Number.isNaN(changed.getTime()) ? null : changed.toISOString().slice(0, 10);
}

/** A number can be deactivated, reactivated and deactivated again: the registry keeps one date of each, and the later one counts. */
export function isDeactivated(deactivation: unknown, reactivation: unknown): boolean {
  if (textOf(deactivation) === null) return false;
  if (textOf(reactivation) === null) return true;
  const [off, on] = [updatedOnOf(deactivation, null), updatedOnOf(reactivation, null)];
  return off !== null && on !== null && off > on;
}

/** Most of what the registry writes has nothing of this: nothing of it is taken away. */
const UNCLEAN = /^$|[^ -~]|^ | $| {2}/;

/** Text or number -> trimmed text; the registry writes "--" for nothing. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return null;
  if (!UNCLEAN.test(value)) return value === '--' ? null : value;
  // PostgreSQL cannot hold NUL, and control characters mean nothing in a name.
  const text = value
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' || text === '--' ? null : text;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemaChanged = (field: string) => new CrawlFailure('schema_changed', `missing or changed: ${field}`);
