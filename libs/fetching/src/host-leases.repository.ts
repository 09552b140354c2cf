// Leases of hosts (guide.fetch_hosts): at most one process requests from a host at a time. Each call is one short statement, which also reads
// or saves the cached response of the address (guide.fetch_cache). Nothing is locked and no connection is held while a process fetches. All
// times are PostgreSQL's clock, so the clocks of the processes need not agree.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ANSWER_COLUMNS, type CachedAnswer, type Kept, savedValues, savingFrom } from './fetch-cache.repository';

/** Cached responses to read together with the lease. */
export interface LeaseRequest {
  /** The address that will be requested; null = its cached response is not needed. */
  url: string | null;
  robotsUrl: string;
  /** When the robots.txt in this process's memory was read: the same text is not read again. */
  robotsReadAt: Date | null;
}

/** Cached responses of earlier leases. */
export interface LeaseCache {
  answer: CachedAnswer | null;
  /** `body` is null when the caller has it in memory. */
  robots: CachedAnswer | null;
}

/** The lease, or why there is none: `cooldownMs` > 0 = the host requested a cooldown, else another process holds the lease. */
export interface LeaseResult {
  isMine: boolean;
  /** Until the first request may start. */
  waitMs: number;
  cooldownMs: number;
  /** Only with a lease that is mine, when `asks` was given. */
  knows: LeaseCache | null;
}

export interface WantedLease {
  host: string;
  /** Identity of the process. */
  holder: string;
  /** Without a {@link HostLeasesRepository.renew} the lease ends after that. */
  leaseMs: number;
  /** A longer cooldown of the host refuses the lease. */
  patienceMs: number;
  asks?: LeaseRequest | undefined;
}

export interface ReleasedLease {
  /** From now to the earliest start of the next request. */
  nextMs: number;
  /** A response to save in the cache by the same statement. */
  kept?: Kept | null;
}

export interface ReleasedHostLease extends ReleasedLease {
  host: string;
  holder: string;
  /** The cooldown that the host requested; 0 = none. */
  cooldownMs: number;
}

/** How long the next lease stays reserved for a waiting process that does not ask again. */
const CLAIM_MS = 1_500;

// `excluded.next_at` is the time of the call: one value for the whole statement.
const NOW = 'excluded.next_at';
const IS_UNHELD = `(h.holder IS NULL OR h.held_until <= ${NOW})`;
const IS_FIRST = `(h.claimant IS NULL OR h.claimant = excluded.holder OR h.claimed_until <= ${NOW})`;
const IS_COOLED_DOWN = `(h.rests_until IS NULL OR h.rests_until <= ${NOW} + make_interval(secs => $4 / 1000.0))`;
// A process that was killed and restarted still holds its lease.
const IS_FREE = `(h.holder = excluded.holder OR ${IS_UNHELD} AND ${IS_FIRST}) AND ${IS_COOLED_DOWN}`;
const MS_UNTIL = (moment: string) =>
  `greatest(0, ceil(extract(epoch FROM ${moment} - clock_timestamp()) * 1000))::integer`;

/** Columns of a joined row with prefixed names. @param body SQL of the body, which is read only when needed */
const prefixed = (row: string, body: string): string =>
  Object.entries(ANSWER_COLUMNS)
    .map(([name, column]) => `${name === 'body' ? body : `${row}.${column}`} AS "${row}_${name}"`)
    .join(', ');

/** The lease with the cached responses of its address and of the host's robots.txt; $6 to $8 are {@link LeaseRequest}. */
const WITH_CACHE = `
  SELECT lease.*, ${prefixed('answer', 'answer.body')},
    ${prefixed('robots', 'CASE WHEN robots.fetched_at IS DISTINCT FROM $8 THEN robots.body END')}
  FROM lease
    LEFT JOIN guide.fetch_cache answer ON lease."isMine" AND answer.url = $6
    LEFT JOIN guide.fetch_cache robots ON lease."isMine" AND robots.url = $7`;
const SELECT_HOST_STATE = `
    h.holder IS NOT DISTINCT FROM $2
      AND (h.rests_until IS NULL OR h.rests_until <= clock_timestamp() + make_interval(secs => $4 / 1000.0)) AS "isMine",
    ${MS_UNTIL('greatest(h.next_at, h.rests_until)')} AS "waitMs",
    coalesce(${MS_UNTIL('h.rests_until')}, 0) AS "cooldownMs"`;

const TAKE = `
  WITH lease AS (INSERT INTO guide.fetch_hosts AS h (host, next_at, holder, held_until)
  VALUES ($1, clock_timestamp(), $2, clock_timestamp() + make_interval(secs => $3 / 1000.0))
  ON CONFLICT (host) DO UPDATE SET
    holder = CASE WHEN ${IS_FREE} THEN excluded.holder ELSE h.holder END,
    held_until = CASE WHEN ${IS_FREE}
      THEN excluded.held_until + greatest(h.next_at - ${NOW}, interval '0') ELSE h.held_until END,
    claimant = CASE WHEN ${IS_FREE} THEN NULL WHEN ${IS_FIRST} THEN excluded.holder ELSE h.claimant END,
    claimed_until = CASE WHEN ${IS_FREE} THEN NULL
      WHEN ${IS_FIRST} THEN ${NOW} + make_interval(secs => $5 / 1000.0) ELSE h.claimed_until END
  RETURNING ${SELECT_HOST_STATE})${WITH_CACHE}`;

const NEXT_AT = `greatest(h.next_at, clock_timestamp() + make_interval(secs => $5 / 1000.0))`;
const MAY_RENEW = `h.holder = $2 AND (h.claimant IS NULL OR h.claimant = $2 OR h.claimed_until <= clock_timestamp())
    AND (h.rests_until IS NULL OR h.rests_until <= clock_timestamp() + make_interval(secs => $4 / 1000.0))`;
/** Ends a lease and takes the next one, unless another process waits: then it only ends. */
const renewingOrReleasing = (keeping: string): string => `
  WITH ${keeping} lease AS (UPDATE guide.fetch_hosts h SET
    next_at = ${NEXT_AT},
    holder = CASE WHEN ${MAY_RENEW} THEN h.holder ELSE nullif(h.holder, $2::uuid) END,
    held_until = CASE WHEN ${MAY_RENEW} THEN ${NEXT_AT} + make_interval(secs => $3 / 1000.0)
      WHEN h.holder = $2 THEN NULL ELSE h.held_until END,
    claimant = CASE WHEN ${MAY_RENEW} THEN NULL ELSE h.claimant END,
    claimed_until = CASE WHEN ${MAY_RENEW} THEN NULL ELSE h.claimed_until END
  WHERE host = $1
  RETURNING ${SELECT_HOST_STATE})${WITH_CACHE}`;
const RENEW_OR_RELEASE = renewingOrReleasing('');
const SAVE_AND_RENEW_OR_RELEASE = renewingOrReleasing(`kept AS (${savingFrom(9)}),`);

/** One row of the result, with columns such as `answer_etag`. */
type LeaseRow = Omit<LeaseResult, 'knows'> & Record<string, unknown>;

/** @returns null when nothing was cached: every cached response has a status */
function cachedAnswerOf(row: LeaseRow, name: string): CachedAnswer | null {
  const values = new Map(Object.entries(row));
  if (values.get(`${name}_status`) == null) return null;
  const members = Object.keys(ANSWER_COLUMNS).map((member) => [member, values.get(`${name}_${member}`)]);
  return Object.fromEntries(members) as CachedAnswer;
}

const requestValues = (asks: LeaseRequest | undefined): unknown[] => [
  asks?.url ?? null,
  asks?.robotsUrl ?? null,
  asks?.robotsReadAt ?? null,
];

function leaseResult(row: LeaseRow, asks: LeaseRequest | undefined): LeaseResult {
  const { isMine, waitMs, cooldownMs } = row;
  const knows =
    isMine && asks ? { answer: cachedAnswerOf(row, 'answer'), robots: cachedAnswerOf(row, 'robots') } : null;
  return { isMine, waitMs, cooldownMs, knows };
}

const RELEASE = `
  UPDATE guide.fetch_hosts SET
    holder = nullif(holder, $2::uuid),
    held_until = CASE WHEN holder = $2 THEN NULL ELSE held_until END,
    next_at = greatest(next_at, clock_timestamp() + make_interval(secs => $3 / 1000.0)),
    rests_until = CASE WHEN $4 > 0
      THEN greatest(rests_until, clock_timestamp() + make_interval(secs => $4 / 1000.0)) ELSE rests_until END
  WHERE host = $1`;
const SAVE_AND_RELEASE = `WITH kept AS (${savingFrom(5)}) ${RELEASE}`;

@Injectable()
export class HostLeasesRepository {
  constructor(private readonly database: DataSource) {}

  /** Takes the lease when it is free. Otherwise this process is noted as the next one, unless another is. */
  async take({ host, holder, leaseMs, patienceMs, asks }: WantedLease): Promise<LeaseResult> {
    const terms = [host, holder, leaseMs, patienceMs, CLAIM_MS, ...requestValues(asks)];
    const [row] = await this.database.query<LeaseRow[]>(TAKE, terms);
    if (!row) throw new Error(`no row of ${host}`);
    return leaseResult(row, asks);
  }

  /** Ends a lease and takes the next one, unless another process waits: then `isMine` is false. */
  async renewOrRelease({
    host,
    holder,
    leaseMs,
    patienceMs,
    asks,
    nextMs,
    kept,
  }: WantedLease & ReleasedLease): Promise<LeaseResult> {
    const terms = [host, holder, leaseMs, patienceMs, nextMs, ...requestValues(asks)];
    const [row] = kept
      ? await this.database.query<LeaseRow[]>(SAVE_AND_RENEW_OR_RELEASE, [...terms, ...savedValues(kept)])
      : await this.database.query<LeaseRow[]>(RENEW_OR_RELEASE, terms);
    if (!row) return this.take({ host, holder, leaseMs, patienceMs, asks });
    const taken = leaseResult(row, asks);
    // The statement that saved the response does not see it yet.
    if (taken.knows && kept && kept.url === asks?.url) taken.knows.answer = kept.answer;
    return taken;
  }

  /** @returns false when the lease was lost */
  async renew(host: string, holder: string, leaseMs: number): Promise<boolean> {
    const [rows] = await this.database.query<[unknown[], number]>(
      `UPDATE guide.fetch_hosts SET held_until = clock_timestamp() + make_interval(secs => $3 / 1000.0)
        WHERE host = $1 AND holder = $2 RETURNING host`,
      [host, holder, leaseMs],
    );
    return rows.length > 0;
  }

  /** Releases the lease. A cooldown of the host holds for all processes, even when the lease was lost meanwhile. */
  async release({ host, holder, nextMs, cooldownMs, kept }: ReleasedHostLease): Promise<void> {
    const terms = [host, holder, nextMs, cooldownMs];
    if (kept) await this.database.query(SAVE_AND_RELEASE, [...terms, ...savedValues(kept)]);
    else await this.database.query(RELEASE, terms);
  }

  /** Deletes hosts that no process requested from for a month. */
  async prune(now: Date): Promise<void> {
    await this.database.query(
      `DELETE FROM guide.fetch_hosts WHERE greatest(next_at, rests_until) < $1::timestamptz - interval '30 days'
          AND holder IS NULL`,
      [now],
    );
  }
}
