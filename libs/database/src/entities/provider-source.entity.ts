import type { Confidence, Origin } from '@app/contracts/http/provenance';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ProviderEntity } from './provider.entity';

/** What one source says of one provider: all that a source writes. The row of guide.providers is the merge of its statements. */
@Entity('provider_sources')
@Index('provider_sources_by_provider', ['providerId'])
@Index('provider_sources_by_keys', { synchronize: false })
@Index('provider_sources_by_part', { synchronize: false })
@Index('provider_sources_without_keys', ['source'], { where: "match_keys = '{}'" })
@Check('provider_sources_confidence_check', `confidence IN ('verified', 'memory')`)
@Check('provider_sources_origin_check', `origin IN ('live', 'snapshot', 'starter', 'sample')`)
export class ProviderSourceEntity {
  @PrimaryColumn('text')
  source: string;

  @PrimaryColumn('text')
  origin: Origin;

  @PrimaryColumn('text', { name: 'source_key' })
  sourceKey: string;

  /** Key of the provider when this is the first word about it: `npi:1234567893`, `ccn:050625`, `starter:<id>`. */
  @Column('text', { name: 'natural_key' })
  naturalKey: string;

  /** Keys by which it is matched with records of other sources (crawler, records/matching/match-keys.ts); empty = not computed yet. */
  @Column('text', { name: 'match_keys', array: true, default: () => "'{}'" })
  matchKeys: string[];

  @Column('uuid', { name: 'provider_id' })
  providerId: string;

  @ManyToOne(() => ProviderEntity, { onDelete: 'CASCADE', deferrable: 'INITIALLY DEFERRED' })
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

  /** `YYYY-MM-DD` of the last check against the source. */
  @Column('date', { name: 'checked_on' })
  checkedOn: string;

  @Column('text', { default: 'verified' })
  confidence: Confidence;

  @Column('boolean', { name: 'is_stale', default: false })
  isStale: boolean;

  @Column('text', { name: 'content_hash' })
  contentHash: string;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;
}
