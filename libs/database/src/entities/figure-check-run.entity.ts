import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The last reading of all official pages. */
@Entity('figure_check_runs')
@Check('figure_check_runs_origin_check', `origin IN ('live', 'sample')`)
export class FigureCheckRunEntity {
  @PrimaryColumn('text')
  origin: 'live' | 'sample';

  @Column('timestamptz', { name: 'begun_at' })
  begunAt: Date;

  /** Its last sign of life; null = nobody is at it. */
  @Column('timestamptz', { name: 'beat_at', nullable: true })
  beatAt: Date | null;

  /** null = not through. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
