import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CrawlRunEntity } from './crawl-run.entity';

/** "This run has seen this record of its source": what a finished whole part did not see becomes inactive. */
@Entity('crawl_run_sightings')
export class CrawlRunSightingEntity {
  @PrimaryColumn('uuid', { name: 'run_id' })
  runId: string;

  @PrimaryColumn('text', { name: 'source_key' })
  sourceKey: string;

  @ManyToOne(() => CrawlRunEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id', foreignKeyConstraintName: 'crawl_run_sightings_run_id_fkey' })
  run: CrawlRunEntity;
}
