// One answer of a Plan-Net server -> its resources and the way on, or a failure with its class. Pure.
import type { FailureClass } from '@app/contracts/http/crawler';
import { CrawlFailure, SlowDown } from '@app/fetching/crawl-failure';
import { readJson } from '../ckan/ckan-answers';
import { isResource, type Json, objectsOf, referenceKey, type Resource, textOf } from './fhir';

export interface Bundle {
  /** What was requested. */
  matches: Resource[];
  /** What came with it, and the matches, by `Type/id` and by full address. */
  byReference: ReadonlyMap<string, Resource>;
  /** As the server wrote it; null on the last page. */
  next: string | null;
  total: number | null;
}

/** A server that sends far more than was requested is not trusted. */
const MAX_ENTRIES = 5_000;
const RETRY_AFTER_MS = 10_000;

/** By the codes of issue-type: worth another try, a closed door, and the rest, which is our question's fault. */
const CLASS_OF: ReadonlyMap<string, FailureClass> = new Map([
  ['transient', 'server_error'],
  ['lock-error', 'server_error'],
  ['no-store', 'server_error'],
  ['exception', 'server_error'],
  ['timeout', 'timeout'],
  ['incomplete', 'server_error'],
  ['security', 'blocked'],
  ['login', 'blocked'],
  ['forbidden', 'blocked'],
  ['suppressed', 'blocked'],
  ['expired', 'blocked'],
]);

/** @throws SlowDown; CrawlFailure `truncated_body`, `not_json`, `schema_changed`, `too_large`, and what an OperationOutcome means */
export function parseBundle(text: string): Bundle {
  const answer = readResource(text);
  if (answer.resourceType !== 'Bundle') throw schemaChanged('no Bundle');
  const entries = objectsOf(answer['entry']);
  if (entries.length > MAX_ENTRIES) throw new CrawlFailure('too_large', `${entries.length} entries in one page`);
  const matches: Resource[] = [];
  const byReference = new Map<string, Resource>();
  for (const entry of entries) {
    const { resource, fullUrl } = entry;
    if (!isResource(resource)) continue;
    // A warning along with results is no failure.
    if (resource.resourceType === 'OperationOutcome') continue;
    if (modeOf(entry) === 'match') matches.push(resource);
    const id = textOf(resource['id']);
    if (id !== undefined) byReference.set(`${resource.resourceType}/${id}`, resource);
    const address = textOf(fullUrl);
    if (address !== undefined) byReference.set(referenceKey(address), resource);
  }
  const { total } = answer;
  return { matches, byReference, next: nextOf(answer['link']), total: typeof total === 'number' ? total : null };
}

/** @throws what an OperationOutcome means */
export function readResource(text: string): Resource {
  const answer = readJson(text);
  if (!isResource(answer)) throw schemaChanged('no FHIR resource');
  if (answer.resourceType === 'OperationOutcome') throw outcomeFailure(answer);
  return answer;
}

/** Of an answer that is not HTTP 200: what its OperationOutcome says, null when it holds none. */
export function refusalOf(text: string): Error | null {
  try {
    const answer = JSON.parse(text) as unknown;
    return isResource(answer) && answer.resourceType === 'OperationOutcome' ? outcomeFailure(answer) : null;
  } catch {
    return null;
  }
}

/** The first error counts. Its text is not kept: it may repeat the request. */
function outcomeFailure(outcome: Resource): Error {
  const issues = objectsOf(outcome['issue']);
  const issue = issues.find(({ severity }) => severity === 'fatal' || severity === 'error') ?? issues[0];
  const code = textOf(issue?.['code']) ?? 'unknown';
  if (code === 'throttled' || code === 'too-costly') return new SlowDown(RETRY_AFTER_MS);
  return new CrawlFailure(CLASS_OF.get(code) ?? 'error_in_body', `OperationOutcome: ${code.slice(0, 40)}`);
}

/** Servers that leave out `search.mode` send only what was requested, or state it by the type. */
function modeOf(entry: Json): string {
  const search = entry['search'];
  const mode = typeof search === 'object' && search !== null ? (search as Json)['mode'] : undefined;
  if (typeof mode === 'string') return mode;
  const type = (entry['resource'] as Resource).resourceType;
  return type === 'PractitionerRole' || type === 'Location' ? 'match' : 'include';
}

function nextOf(links: unknown): string | null {
  const next = objectsOf(links).find(({ relation }) => relation === 'next');
  const { url } = next ?? {};
  return typeof url === 'string' && url !== '' ? url : null;
}

const schemaChanged = (what: string) => new CrawlFailure('schema_changed', what);
