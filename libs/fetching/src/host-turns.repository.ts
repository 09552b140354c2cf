// guide.fetch_hosts: whose turn it is at a host. One short statement each, which also tells or writes what is kept of the address
// (guide.fetch_cache); nothing is locked and no connection is kept while somebody fetches. All times are the database's clock, so that the clocks of the processes need not agree.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ANSWER_COLUMNS, type CachedAnswer, type Kept, savedValues, savingFrom } from './fetch-cache.repository';

/** What whoever takes a turn wants to know with it. */
export interface TurnAsks {
  /** The address that will be asked; null = what was kept of it does not matter. */
  url: string | null;
  robotsUrl: string;
  /** When the rules were read that this process has in memory: their text is not told again. */
  robotsReadAt: Date | null;
}

/** What earlier turns kept. */
export interface TurnKnows {
  answer: CachedAnswer | null;
  /** `body` is null where the asker has it in memory. */
  robots: CachedAnswer | null;
}

/** A turn taken, or why not: `restMs` > 0 = the host asked for a rest, else another process has the turn. */
export interface TakenTurn {
  isMine: boolean;
  /** Until the first request may start. */
  waitMs: number;
  restMs: number;
  /** Told with a turn that is mine and was asked for it. */
  knows: TurnKnows | null;
}

export interface TurnWanted {
  host: string;
  /** The process that asks. */
  holder: string;
  /** Without a {@link HostTurnsRepository.renew} the turn ends after that. */
  leaseMs: number;
  /** A rest of the host that is longer gives nobody a turn. */
  patienceMs: number;
  asks?: TurnAsks | undefined;
}

export interface TurnOver {
  /** From now to the earliest start of the next request. */
  nextMs: number;
  /** What is written down with it. */
  kept?: Kept | null;
}

export interface TurnLeft extends TurnOver {
  host: string;
  holder: string;
  /** The rest that the host asked for; 0 = none. */
  restMs: number;
}

/** How long a place at the head of the line is kept for who does not ask again. */
const CLAIM_MS = 1_500;

// `excluded.next_at` is the moment of asking: one value for the whole statement.
const NOW = 'excluded.next_at';
const IS_UNHELD = `(h.holder IS NULL OR h.held_until <= ${NOW})`;
const IS_FIRST = `(h.claimant IS NULL OR h.claimant = excluded.holder OR h.claimed_until <= ${NOW})`;
const IS_AWAKE = `(h.rests_until IS NULL OR h.rests_until <= ${NOW} + make_interval(secs => $4 / 1000.0))`;
// Who left without being able to say so still has its turn.
const IS_FREE = `(h.holder = excluded.holder OR ${IS_UNHELD} AND ${IS_FIRST}) AND ${IS_AWAKE}`;
const MS_UNTIL = (moment: string) =>
  `greatest(0, ceil(extract(epoch FROM ${moment} - clock_timestamp()) * 1000))::integer`;

/** Columns of a joined row, under names of their own. @param body SQL of the body: it is told only where it is wanted */
const told = (row: string, body: string): string =>
  Object.entries(ANSWER_COLUMNS)
    .map(([name, column]) => `${name === 'body' ? body : `${row}.${column}`} AS "${row}_${name}"`)
    .join(', ');

/** The turn with what is kept of its address and of its host's rules; $6 to $8 are {@link TurnAsks}. */
const TELL = `
  SELECT turn.*, ${told('answer', 'answer.body')},
    ${told('robots', 'CASE WHEN robots.fetched_at IS DISTINCT FROM $8 THEN robots.body END')}
  FROM turn
    LEFT JOIN guide.fetch_cache answer ON turn."isMine" AND answer.url = $6
    LEFT JOIN guide.fetch_cache robots ON turn."isMine" AND robots.url = $7`;
const HOW_IT_STANDS = `
    h.holder IS NOT DISTINCT FROM $2
      AND (h.rests_until IS NULL OR h.rests_until <= clock_timestamp() + make_interval(secs => $4 / 1000.0)) AS "isMine",
    ${MS_UNTIL('greatest(h.next_at, h.rests_until)')} AS "waitMs",
    coalesce(${MS_UNTIL('h.rests_until')}, 0) AS "restMs"`;

const TAKE = `
  WITH turn AS (INSERT INTO guide.fetch_hosts AS h (host, next_at, holder, held_until)
  VALUES ($1, clock_timestamp(), $2, clock_timestamp() + make_interval(secs => $3 / 1000.0))
  ON CONFLICT (host) DO UPDATE SET
    holder = CASE WHEN ${IS_FREE} THEN excluded.holder ELSE h.holder END,
    held_until = CASE WHEN ${IS_FREE}
      THEN excluded.held_until + greatest(h.next_at - ${NOW}, interval '0') ELSE h.held_until END,
    claimant = CASE WHEN ${IS_FREE} THEN NULL WHEN ${IS_FIRST} THEN excluded.holder ELSE h.claimant END,
    claimed_until = CASE WHEN ${IS_FREE} THEN NULL
      WHEN ${IS_FIRST} THEN ${NOW} + make_interval(secs => $5 / 1000.0) ELSE h.claimed_until END
  RETURNING ${HOW_IT_STANDS})${TELL}`;

const NEXT_AT = `greatest(h.next_at, clock_timestamp() + make_interval(secs => $5 / 1000.0))`;
const GOES_ON = `h.holder = $2 AND (h.claimant IS NULL OR h.claimant = $2 OR h.claimed_until <= clock_timestamp())
    AND (h.rests_until IS NULL OR h.rests_until <= clock_timestamp() + make_interval(secs => $4 / 1000.0))`;
/** One turn ends and the next begins, unless somebody else waits: then it only ends. */
const goingOn = (keeping: string): string => `
  WITH ${keeping} turn AS (UPDATE guide.fetch_hosts h SET
    next_at = ${NEXT_AT},
    holder = CASE WHEN ${GOES_ON} THEN h.holder ELSE nullif(h.holder, $2::uuid) END,
    held_until = CASE WHEN ${GOES_ON} THEN ${NEXT_AT} + make_interval(secs => $3 / 1000.0)
      WHEN h.holder = $2 THEN NULL ELSE h.held_until END,
    claimant = CASE WHEN ${GOES_ON} THEN NULL ELSE h.claimant END,
    claimed_until = CASE WHEN ${GOES_ON} THEN NULL ELSE h.claimed_until END
  WHERE host = $1
  RETURNING ${HOW_IT_STANDS})${TELL}`;
const GO_ON = goingOn('');
const KEEP_AND_GO_ON = goingOn(`kept AS (${savingFrom(9)}),`);

/** Columns of one row of the answer, `answer_etag` and so on. */
type ToldRow = Omit<TakenTurn, 'knows'> & Record<string, unknown>;

/** @returns null where nothing was kept: no answer is without a status */
function toldAnswer(row: ToldRow, name: string): CachedAnswer | null {
  const values = new Map(Object.entries(row));
  if (values.get(`${name}_status`) == null) return null;
  const members = Object.keys(ANSWER_COLUMNS).map((member) => [member, values.get(`${name}_${member}`)]);
  return Object.fromEntries(members) as CachedAnswer;
}

const askedOf = (asks: TurnAsks | undefined): unknown[] => [
  asks?.url ?? null,
  asks?.robotsUrl ?? null,
  asks?.robotsReadAt ?? null,
];

function takenTurn(row: ToldRow, asks: TurnAsks | undefined): TakenTurn {
  const { isMine, waitMs, restMs } = row;
  const knows = isMine && asks ? { answer: toldAnswer(row, 'answer'), robots: toldAnswer(row, 'robots') } : null;
  return { isMine, waitMs, restMs, knows };
}

const RELEASE = `
  UPDATE guide.fetch_hosts SET
    holder = nullif(holder, $2::uuid),
    held_until = CASE WHEN holder = $2 THEN NULL ELSE held_until END,
    next_at = greatest(next_at, clock_timestamp() + make_interval(secs => $3 / 1000.0)),
    rests_until = CASE WHEN $4 > 0
      THEN greatest(rests_until, clock_timestamp() + make_interval(secs => $4 / 1000.0)) ELSE rests_until END
  WHERE host = $1`;
const KEEP_AND_RELEASE = `WITH kept AS (${savingFrom(5)}) ${RELEASE}`;

@Injectable()
export class HostTurnsRepository {
  constructor(private readonly database: DataSource) {}

  /** Takes the turn when it is free; else this process is noted as the next one, unless another is. */
  async take({ host, holder, leaseMs, patienceMs, asks }: TurnWanted): Promise<TakenTurn> {
    const terms = [host, holder, leaseMs, patienceMs, CLAIM_MS, ...askedOf(asks)];
    const [row] = await this.database.query<ToldRow[]>(TAKE, terms);
    if (!row) throw new Error(`no row of ${host}`);
    return takenTurn(row, asks);
  }

  /** Ends a turn and takes the next one, which goes to whoever waits elsewhere: it is not mine then. */
  async goOn({ host, holder, leaseMs, patienceMs, asks, nextMs, kept }: TurnWanted & TurnOver): Promise<TakenTurn> {
    const terms = [host, holder, leaseMs, patienceMs, nextMs, ...askedOf(asks)];
    const [row] = kept
      ? await this.database.query<ToldRow[]>(KEEP_AND_GO_ON, [...terms, ...savedValues(kept)])
      : await this.database.query<ToldRow[]>(GO_ON, terms);
    if (!row) return this.take({ host, holder, leaseMs, patienceMs, asks });
    const taken = takenTurn(row, asks);
    // The statement that wrote it down does not see it yet.
    if (taken.knows && kept && kept.url === asks?.url) taken.knows.answer = kept.answer;
    return taken;
  }

  /** @returns false when the turn was lost */
  async renew(host: string, holder: string, leaseMs: number): Promise<boolean> {
    const [rows] = await this.database.query<[unknown[], number]>(
      `UPDATE guide.fetch_hosts SET held_until = clock_timestamp() + make_interval(secs => $3 / 1000.0)
        WHERE host = $1 AND holder = $2 RETURNING host`,
      [host, holder, leaseMs],
    );
    return rows.length > 0;
  }

  /** Gives the turn back. What the host asked for counts for everybody, also when the turn was lost meanwhile. */
  async release({ host, holder, nextMs, restMs, kept }: TurnLeft): Promise<void> {
    const terms = [host, holder, nextMs, restMs];
    if (kept) await this.database.query(KEEP_AND_RELEASE, [...terms, ...savedValues(kept)]);
    else await this.database.query(RELEASE, terms);
  }

  /** Forgets hosts that nobody asked in a month. */
  async prune(now: Date): Promise<void> {
    await this.database.query(
      `DELETE FROM guide.fetch_hosts WHERE greatest(next_at, rests_until) < $1::timestamptz - interval '30 days'
          AND holder IS NULL`,
      [now],
    );
  }
}
