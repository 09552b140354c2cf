import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How looking for one of our values on its official page ended. */
@Entity('figure_checks')
@Check('figure_checks_origin_check', `origin IN ('live', 'sample')`)
@Check('figure_checks_state_check', `state IN ('found', 'gone', 'moved', 'blocked', 'failed')`)
export class FigureCheckEntity {
  @PrimaryColumn('text')
  origin: 'live' | 'sample';

  @PrimaryColumn('text')
  id: string;

  @Column('text')
  url: string;

  /** What was looked for: a row of another value or page says nothing of today's. */
  @Column('text')
  value: string;

  @Column('text')
  state: string;

  /** Readings in a row that found it gone or moved. */
  @Column('integer')
  misses: number;

  @Column('text', { nullable: true })
  snippet: string | null;

  @Column('text', { name: 'leads_to', nullable: true })
  leadsTo: string | null;

  /** FailureClass; null = the page was read. */
  @Column('text', { nullable: true })
  failure: string | null;

  @Column('timestamptz', { name: 'tried_at' })
  triedAt: Date;

  @Column('timestamptz', { name: 'found_at', nullable: true })
  foundAt: Date | null;
}
