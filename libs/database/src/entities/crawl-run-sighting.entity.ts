import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CrawlRunEntity } from './crawl-run.entity';
import { ProviderEntity } from './provider.entity';

/** "This run has seen this provider": what a finished whole part did not see becomes inactive. */
@Entity('crawl_run_sightings')
export class CrawlRunSightingEntity {
  @PrimaryColumn('uuid', { name: 'run_id' })
  runId: string;

  @PrimaryColumn('uuid', { name: 'provider_id' })
  providerId: string;

  @ManyToOne(() => CrawlRunEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id', foreignKeyConstraintName: 'crawl_run_sightings_run_id_fkey' })
  run: CrawlRunEntity;

  @ManyToOne(() => ProviderEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'provider_id', foreignKeyConstraintName: 'crawl_run_sightings_provider_id_fkey' })
  provider: ProviderEntity;
}
