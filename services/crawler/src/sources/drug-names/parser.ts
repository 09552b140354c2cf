// Responses of RxNorm -> the name, ingredient and brand of a product. Pure. Facts: docs/facts/sources.md#names-of-medicines.
import { isObject, readJson, schemaChanged } from '../ckan/ckan-answers';
import { cleanText } from '../named-rows/named-row';
import { flawOf } from '../sound-records';
import type { LookedUpDrug } from './name-store';
import { pageOf } from './source';

/** A concept of RxNorm: its name and its term type. */
export interface Concept {
  name: string;
  type: string;
}

type Json = Record<string, unknown>;

/** Generic product and pack, then the same of a brand. */
const GENERICS: ReadonlySet<string> = new Set(['SCD', 'GPCK']);
const BRANDS: ReadonlySet<string> = new Set(['SBD', 'BPCK']);

export const isProduct = ({ type }: Concept): boolean => GENERICS.has(type) || BRANDS.has(type);

/**
 * The concept of `properties.json`; null = RxNorm has no such identifier in force, and answers `{}`.
 * @throws CrawlFailure `truncated_body`, `not_json`, `schema_changed`
 */
export function conceptIn(text: string): Concept | null {
  const answer = objectIn(text);
  if (Object.keys(answer).length === 0 || answer['properties'] === null) return null;
  return conceptOf(answer['properties'], 'properties');
}

/**
 * The concepts of `related.json`.
 * @throws CrawlFailure `truncated_body`, `not_json`, `schema_changed`
 */
export function relatedIn(text: string): Concept[] {
  const group = objectIn(text)['relatedGroup'];
  if (!isObject(group)) throw schemaChanged('relatedGroup');
  return listOf(group['conceptGroup'], 'conceptGroup').flatMap((each) => {
    if (!isObject(each)) throw schemaChanged('conceptGroup');
    const concepts = listOf(each['conceptProperties'], 'conceptProperties');
    return concepts.map((concept) => conceptOf(concept, 'conceptProperties'));
  });
}

/** @param now text that cannot be stored is judged as of then */
export function drugOf(rxcui: number, concept: Concept, related: readonly Concept[], now: Date): LookedUpDrug {
  const namesOf = (type: string): string[] =>
    related
      .filter((each) => each.type === type)
      .map(({ name }) => name)
      .sort((left, right) => left.localeCompare(right, 'en'));
  const combinations = namesOf('MIN');
  // A pack can hold several combinations; then its ingredients are named one by one.
  const ingredient = combinations.length === 1 ? combinations[0] : namesOf('IN').join(' / ');
  if (!ingredient) return { rxcui, skipped: 'unreadable' };
  const brand = BRANDS.has(concept.type) ? brandOf(concept, namesOf('BN')) : null;
  if (brand === '') return { rxcui, skipped: 'unreadable' };
  const drug = { rxcui, name: concept.name, ingredient, brand, sourceUrl: pageOf(rxcui) };
  const flaw = flawOf(drug, now);
  return flaw === null ? drug : { rxcui, skipped: flaw };
}

/** A branded product names its brand in brackets at its end too. */
const brandOf = ({ name }: Concept, brands: readonly string[]): string =>
  brands.join(' / ') || (/\[([^\]]+)\]$/.exec(name)?.[1] ?? '');

function conceptOf(value: unknown, where: string): Concept {
  const name = isObject(value) ? cleanText(value['name']) : undefined;
  const type = isObject(value) ? cleanText(value['tty']) : undefined;
  if (name === undefined || type === undefined) throw schemaChanged(`${where} with name and tty`);
  return { name, type };
}

function objectIn(text: string): Json {
  const answer = readJson(text);
  if (!isObject(answer)) throw schemaChanged('the answer is not an object');
  return answer;
}

/** RxNorm leaves out lists that would be empty, or writes null. */
function listOf(value: unknown, where: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw schemaChanged(where);
  return value;
}
