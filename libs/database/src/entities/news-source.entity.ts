import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How the last read of an agency's site ended. */
@Entity('news_sources')
@Check('news_sources_origin_check', `origin IN ('live', 'sample')`)
export class NewsSourceEntity {
  @PrimaryColumn('text')
  origin: 'live' | 'sample';

  @PrimaryColumn('text')
  source: string;

  /** The last day in California that the schedule had it read. */
  @Column('date', { name: 'fired_on', nullable: true })
  firedOn: string | null;

  /** Being read since then; null = nobody reads it. */
  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'tried_at', nullable: true })
  triedAt: Date | null;

  /** The age of its list. */
  @Column('timestamptz', { name: 'good_at', nullable: true })
  goodAt: Date | null;

  /** FailureClass of the last read; null = it was good. */
  @Column('text', { nullable: true })
  failure: string | null;
}
