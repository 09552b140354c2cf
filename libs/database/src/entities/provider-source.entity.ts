import type { Origin } from '@app/contracts/http/provenance';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ProviderEntity } from './provider.entity';

/** What one source says of one provider; the row of guide.providers is what several of them make together. */
@Entity('provider_sources')
@Index('provider_sources_by_provider', ['providerId'])
@Check('provider_sources_origin_check', `origin IN ('live', 'snapshot', 'starter', 'sample')`)
export class ProviderSourceEntity {
  @PrimaryColumn('text')
  source: string;

  @PrimaryColumn('text')
  origin: Origin;

  @PrimaryColumn('text', { name: 'source_key' })
  sourceKey: string;

  @Column('uuid', { name: 'provider_id' })
  providerId: string;

  @ManyToOne(() => ProviderEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'provider_id', foreignKeyConstraintName: 'provider_sources_provider_id_fkey' })
  provider: ProviderEntity;

  @Column('jsonb')
  fields: Record<string, unknown>;

  @Column('text', { name: 'source_url' })
  sourceUrl: string;

  @Column('text', { nullable: true })
  release: string | null;

  @Column('timestamptz', { name: 'retrieved_at' })
  retrievedAt: Date;

  @Column('date', { name: 'source_updated_at', nullable: true })
  sourceUpdatedAt: string | null;

  @Column('text', { name: 'content_hash' })
  contentHash: string;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;
}
