// What a Plan-Net server says it can search by (`/metadata`). Pure. Facts: docs/facts/sources.md#plan-net-directories.
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { readResource } from './bundle';
import { type Json, objectsOf, textOf } from './fhir';

/**
 * How roles of one place are requested: by the address of their location in one question, by two (its locations, then their roles),
 * or not at all, so that everything has to be read.
 */
export type PlaceSearch = 'chain' | 'two-questions' | 'none';

export interface Capability {
  placeSearch: PlaceSearch;
  /** Whether roles can be requested by the time of their last change. */
  hasLastUpdated: boolean;
  /** Names for `_include`; null = the server lists none, so all are tried. */
  includes: ReadonlySet<string> | null;
}

/** The guide's own definition of the parameter allows chains by address. */
const GUIDE = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/';
const CHAIN = 'location.address-postalcode';

/** @throws CrawlFailure `schema_changed`, and what {@link readResource} throws */
export function parseCapability(text: string): Capability {
  const statement = readResource(text);
  if (statement.resourceType !== 'CapabilityStatement') {
    throw new CrawlFailure('schema_changed', 'no CapabilityStatement');
  }
  const resources = objectsOf(statement['rest']).flatMap(({ resource }) => objectsOf(resource));
  const roles = resources.find(({ type }) => type === 'PractitionerRole');
  if (!roles) throw new CrawlFailure('schema_changed', 'no PractitionerRole');
  const parameters = parametersOf(roles);
  const places = parametersOf(resources.find(({ type }) => type === 'Location'));
  const includes = Array.isArray(roles['searchInclude'])
    ? roles['searchInclude'].flatMap((name) => textOf(name) ?? [])
    : [];
  return {
    placeSearch: placeSearchOf(parameters, places),
    hasLastUpdated: parameters.has('_lastUpdated'),
    includes: includes.length === 0 || includes.includes('*') ? null : new Set(includes),
  };
}

function placeSearchOf(roles: ReadonlyMap<string, string>, places: ReadonlyMap<string, string>): PlaceSearch {
  if (roles.has(CHAIN) || roles.get('location')?.startsWith(GUIDE) === true) return 'chain';
  return roles.has('location') && places.has('address-postalcode') ? 'two-questions' : 'none';
}

/** Name -> definition, empty when it has none. */
const parametersOf = (resource: Json | undefined): Map<string, string> =>
  new Map(
    objectsOf(resource?.['searchParam']).map((each) => [textOf(each['name']) ?? '', textOf(each['definition']) ?? '']),
  );
