import type { FailureClass, RunPhase, RunStatus } from '@app/contracts/http/crawler';
import type { Origin } from '@app/contracts/http/provenance';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** The ledger: one row for each crawl of a source or of one part (ZIP and type) of it. */
@Entity('crawl_runs')
@Index('crawl_runs_one_active', { synchronize: false })
@Index('crawl_runs_by_part', { synchronize: false })
@Index('crawl_runs_by_time', { synchronize: false })
@Index('crawl_runs_by_parent', { synchronize: false })
@Check('crawl_runs_zip_check', `zip ~ '^[0-9]{5}$'`)
@Check('crawl_runs_status_check', `status IN ('queued','running','succeeded','failed','cancelled')`)
@Check('crawl_runs_phase_check', `phase IN ('waiting','fetching','storing','finished')`)
@Check('crawl_runs_origin_check', `origin IN ('live', 'snapshot', 'starter', 'sample')`)
@Check('crawl_runs_requested_by_check', `requested_by IN ('visitor', 'operator', 'schedule')`)
@Check('crawl_runs_check', `(status = 'failed') = (failure_class IS NOT NULL)`)
export class CrawlRunEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'parent_id', nullable: true })
  parentId: string | null;

  @ManyToOne(() => CrawlRunEntity, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'parent_id', foreignKeyConstraintName: 'crawl_runs_parent_id_fkey' })
  parent: CrawlRunEntity | null;

  @Column('text')
  source: string;

  @Column('text', { nullable: true })
  zip: string | null;

  @Column('text', { nullable: true })
  type: string | null;

  /** Which of several runs of the source that may go on side by side (another state, one plan page). */
  @Column('text', { nullable: true })
  part: string | null;

  /** What was asked for besides: state, force, plan id and year. */
  @Column('jsonb', { default: {} })
  options: Record<string, unknown>;

  @Column('text', { default: 'queued' })
  status: RunStatus;

  @Column('text', { default: 'waiting' })
  phase: RunPhase;

  @Column('integer', { default: 0 })
  done: number;

  @Column('integer', { nullable: true })
  total: number | null;

  @Column('integer', { default: 0 })
  found: number;

  @Column('integer', { default: 0 })
  added: number;

  @Column('integer', { default: 0 })
  updated: number;

  @Column('integer', { default: 0 })
  unchanged: number;

  @Column('integer', { default: 0 })
  deactivated: number;

  @Column('boolean', { name: 'is_truncated', default: false })
  isTruncated: boolean;

  @Column('text', { name: 'failure_class', nullable: true })
  failureClass: FailureClass | null;

  @Column('text', { name: 'failure_detail', nullable: true })
  failureDetail: string | null;

  @Column('text', { nullable: true })
  origin: Origin | null;

  @Column('text', { nullable: true })
  release: string | null;

  /** What a good run brought besides its counts; the crawler decides its shape. */
  @Column('jsonb', { nullable: true })
  result: Record<string, unknown> | null;

  /** Grows with every take-over; a worker whose number is old has lost the run. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Where the next attempt goes on; the source decides its shape. */
  @Column('jsonb', { name: 'resume_at', nullable: true })
  resumeAt: Record<string, unknown> | null;

  @Column('text', { name: 'job_id', nullable: true })
  jobId: string | null;

  @Column('text', { name: 'request_id' })
  requestId: string;

  @Column('text', { name: 'requested_by' })
  requestedBy: 'visitor' | 'operator' | 'schedule';

  @Column('uuid', { name: 'requested_by_user', nullable: true })
  requestedByUser: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'heartbeat_at', nullable: true })
  heartbeatAt: Date | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
