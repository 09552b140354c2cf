import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose turn it is at a host of a source, and when the next request may start: one row for all crawlers. */
@Entity('fetch_hosts')
export class FetchHostEntity {
  /** With its port, where it has one of its own. */
  @PrimaryColumn('text')
  host: string;

  /** Earliest start of the next request. */
  @Column('timestamptz', { name: 'next_at' })
  nextAt: Date;

  /** The host asked every one of us to stay away until then (429, or 503 with Retry-After). */
  @Column('timestamptz', { name: 'rests_until', nullable: true })
  restsUntil: Date | null;

  /** The process that may ask now; null = nobody. */
  @Column('uuid', { nullable: true })
  holder: string | null;

  /** A holder that was killed loses its turn then. */
  @Column('timestamptz', { name: 'held_until', nullable: true })
  heldUntil: Date | null;

  /** The process that comes next, so that a holder with more to ask does not stay for ever. */
  @Column('uuid', { nullable: true })
  claimant: string | null;

  @Column('timestamptz', { name: 'claimed_until', nullable: true })
  claimedUntil: Date | null;
}
