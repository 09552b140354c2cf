// guide.fetch_hosts: whose turn it is at a host. One short statement each; nothing is locked and no connection is kept while
// somebody fetches. All times are the database's clock, so that the clocks of the processes need not agree.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A turn taken, or why not: `restMs` > 0 = the host asked for a rest, else another process has the turn. */
export interface TakenTurn {
  isMine: boolean;
  /** Until the first request may start. */
  waitMs: number;
  restMs: number;
}

export interface TurnWanted {
  host: string;
  /** The process that asks. */
  holder: string;
  /** Without a {@link HostTurnsRepository.renew} the turn ends after that. */
  leaseMs: number;
  /** A rest of the host that is longer gives nobody a turn. */
  patienceMs: number;
}

export interface TurnLeft {
  host: string;
  holder: string;
  /** From now to the earliest start of the next request. */
  nextMs: number;
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

const TAKE = `
  INSERT INTO guide.fetch_hosts AS h (host, next_at, holder, held_until)
  VALUES ($1, clock_timestamp(), $2, clock_timestamp() + make_interval(secs => $3 / 1000.0))
  ON CONFLICT (host) DO UPDATE SET
    holder = CASE WHEN ${IS_FREE} THEN excluded.holder ELSE h.holder END,
    held_until = CASE WHEN ${IS_FREE}
      THEN excluded.held_until + greatest(h.next_at - ${NOW}, interval '0') ELSE h.held_until END,
    claimant = CASE WHEN ${IS_FREE} THEN NULL WHEN ${IS_FIRST} THEN excluded.holder ELSE h.claimant END,
    claimed_until = CASE WHEN ${IS_FREE} THEN NULL
      WHEN ${IS_FIRST} THEN ${NOW} + make_interval(secs => $5 / 1000.0) ELSE h.claimed_until END
  RETURNING h.holder IS NOT DISTINCT FROM $2
      AND (h.rests_until IS NULL OR h.rests_until <= clock_timestamp() + make_interval(secs => $4 / 1000.0)) AS "isMine",
    ${MS_UNTIL('greatest(h.next_at, h.rests_until)')} AS "waitMs",
    coalesce(${MS_UNTIL('h.rests_until')}, 0) AS "restMs"`;

@Injectable()
export class HostTurnsRepository {
  constructor(private readonly database: DataSource) {}

  /** Takes the turn when it is free; else this process is noted as the next one, unless another is. */
  async take({ host, holder, leaseMs, patienceMs }: TurnWanted): Promise<TakenTurn> {
    const [turn] = await this.database.query<TakenTurn[]>(TAKE, [host, holder, leaseMs, patienceMs, CLAIM_MS]);
    if (!turn) throw new Error(`no row of ${host}`);
    return turn;
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
  async release({ host, holder, nextMs, restMs }: TurnLeft): Promise<void> {
    await this.database.query(
      `UPDATE guide.fetch_hosts SET
         holder = nullif(holder, $2::uuid),
         held_until = CASE WHEN holder = $2 THEN NULL ELSE held_until END,
         next_at = greatest(next_at, clock_timestamp() + make_interval(secs => $3 / 1000.0)),
         rests_until = CASE WHEN $4 > 0
           THEN greatest(rests_until, clock_timestamp() + make_interval(secs => $4 / 1000.0)) ELSE rests_until END
       WHERE host = $1`,
      [host, holder, nextMs, restMs],
    );
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
