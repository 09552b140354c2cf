// A run in the shapes it is shown in.
import { CRAWL_SOURCE_TEXTS, type CrawlSource, WHOLE_SOURCES } from '@app/contracts/http/crawl-sources';
import type { CrawlResponse, RunResponse, RunResult } from '@app/contracts/http/crawler';
import type { RunRow, StoredResult } from '../ledger/run-row';
import { stateOf } from '../ledger/run-target';

const WHOLE: readonly CrawlSource[] = WHOLE_SOURCES;

/** One run as the dashboard and the pages show it. */
export function runResponse(row: RunRow): RunResponse {
  const { id, parentId, source, zip, type, part, status, phase, done, total, found, added, updated, unchanged } = row;
  const { deactivated, release, origin, isTruncated, attempts, requestedBy } = row;
  return {
    id,
    parentId,
    source,
    zip,
    type,
    status,
    phase,
    done,
    total,
    found,
    added,
    updated,
    unchanged,
    deactivated,
    release,
    origin,
    isTruncated,
    attempts,
    requestedBy,
    part,
    state: WHOLE.includes(source) ? stateOf(row) : null,
    result: row.result && shownResult(row.result),
    failure: row.failureClass && { code: row.failureClass },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** One run in the shape of the specification's crawl result. */
export function crawlResponse(row: RunRow): CrawlResponse {
  const { source, found } = row;
  const { unit } = CRAWL_SOURCE_TEXTS[source];
  const isHospitals = source === 'hospitals' || row.type === 'hospital';
  return {
    success: row.status === 'succeeded',
    status: row.status,
    source,
    runId: row.id,
    count: found,
    plansFound: unit === 'plans' ? found : null,
    providersFound: unit === 'places' || unit === 'doctors' ? found : null,
    officesFound: unit === 'offices' ? found : null,
    hospitalsFound: isHospitals ? found : null,
    hospitalsAdded: isHospitals ? row.added : null,
    timestamp: (row.finishedAt ?? row.startedAt ?? row.createdAt).toISOString(),
    error: row.failureClass && { code: row.failureClass },
    plans: row.result?.plans ?? [],
  };
}

const shownResult = ({ plans, skipped, notes }: StoredResult): RunResult => ({ plans, skipped, notes });
