// What can go wrong between us and a source. Thrown by fetching and parsers, decided upon by the worker.
import { type FailureClass, isFall } from '@app/contracts/http/crawler';

/** Worth another try of the same GET: the next answer may well be a good one. The others are final for this run. */
const TRANSIENT: ReadonlySet<FailureClass> = new Set(['timeout', 'unreachable', 'server_error', 'truncated_body']);

/** A read that failed, with the class the run row keeps. `detail` is for operators and holds no visitor's words. */
export class CrawlFailure extends Error {
  constructor(
    readonly failureClass: FailureClass,
    readonly detail: string,
    options: { cause?: unknown } = {},
  ) {
    super(`${failureClass}: ${detail}`, options);
    this.name = 'CrawlFailure';
  }

  get isTransient(): boolean {
    return TRANSIENT.has(this.failureClass);
  }
}

/**
 * A read with so much less of any part than is stored is not believed.
 * @throws CrawlFailure `row_count_fell`
 */
export function refuseFall(found: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): void {
  for (const [part, active] of before) {
    const count = found.get(part) ?? 0;
    if (isFall(count, active)) throw new CrawlFailure('row_count_fell', `${part}: ${count} records, ${active} stored`);
  }
}

/** How many records each part has. */
export function countBy<T>(records: readonly T[], partOf: (record: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(partOf(record), (counts.get(partOf(record)) ?? 0) + 1);
  return counts;
}

/** The source asked us to come back later (429, or 503 with Retry-After). Not a failure: the job waits that long. */
export class SlowDown extends Error {
  constructor(readonly retryAfterMs: number) {
    super(`slow down for ${retryAfterMs} ms`);
    this.name = 'SlowDown';
  }
}

/** The run was cancelled, or another worker holds it: stop, and change nothing. */
export class RunLost extends Error {
  constructor() {
    super('the run is no longer held by this worker');
    this.name = 'RunLost';
  }
}
