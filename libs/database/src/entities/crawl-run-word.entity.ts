import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CrawlRunEntity } from './crawl-run.entity';

/** What a run of a directory has read of one doctor in one ZIP; swapped in when its part is read to its end. */
@Entity('crawl_run_words')
export class CrawlRunWordEntity {
  @PrimaryColumn('uuid', { name: 'run_id' })
  runId: string;

  @PrimaryColumn('text')
  source: string;

  @PrimaryColumn('text')
  key: string;

  /** As services/crawler/src/records/matching/source-record.ts has it. */
  @Column('jsonb')
  word: Record<string, unknown>;

  @ManyToOne(() => CrawlRunEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id', foreignKeyConstraintName: 'crawl_run_words_run_id_fkey' })
  run: CrawlRunEntity;
}
