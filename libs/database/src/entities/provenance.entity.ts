// The columns every record carries, so that each row can say where it comes from (contracts: Provenance).
import type { Confidence, Origin } from '@app/contracts/http/provenance';
import { Column, CreateDateColumn, UpdateDateColumn } from 'typeorm';

export abstract class ProvenanceColumns {
  /** Source id: `nppes`, `starter`, ... */
  @Column('text')
  source: string;

  @Column('text', { name: 'source_url' })
  sourceUrl: string;

  /** Instant of the read (live, sample), of the data's day (snapshot) or of the import (starter). */
  @Column('timestamptz', { name: 'retrieved_at' })
  retrievedAt: Date;

  /** `YYYY-MM-DD` in the source's own record, when it says one. */
  @Column('date', { name: 'source_updated_at', nullable: true })
  sourceUpdatedAt: string | null;

  /** `YYYY-MM-DD` of the last check against the source. */
  @Column('date', { name: 'checked_on' })
  checkedOn: string;

  @Column('text')
  origin: Origin;

  @Column('text', { default: 'verified' })
  confidence: Confidence;

  @Column('boolean', { name: 'is_stale', default: false })
  isStale: boolean;

  /** SHA-256 (hex) of what the source says; equal hash = nothing to write. */
  @Column('text', { name: 'content_hash' })
  contentHash: string;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
