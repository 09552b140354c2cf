// What can go wrong between us and a source. Thrown by fetching and parsers, decided upon by who holds the run.
import type { FailureClass } from '@app/contracts/http/crawler';

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

/** The source has no such page (404, 410). */
export class NotThere extends CrawlFailure {
  constructor(status: number) {
    super('error_in_body', `HTTP ${status}`);
  }
}

/** The source requested a cooldown (429, or 503 with Retry-After). Not a failure: the job waits that long. */
export class SlowDown extends Error {
  constructor(readonly retryAfterMs: number) {
    super(`slow down for ${retryAfterMs} ms`);
    this.name = 'SlowDown';
  }
}

/** Another process took the lease of the host. This says nothing about the source: the same request is to be repeated. */
export class LeaseLost extends SlowDown {
  constructor() {
    super(1_000);
    this.name = 'LeaseLost';
  }
}
