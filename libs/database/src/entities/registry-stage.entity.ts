import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A record of the registry's monthly file that waits for its merge. */
@Entity('registry_stage')
export class RegistryStageEntity {
  @PrimaryColumn('uuid', { name: 'run_id' })
  runId: string;

  /** Its place in the file. */
  @PrimaryColumn('integer')
  n: number;

  @Column('text')
  key: string;

  @Column('text', { name: 'natural_key' })
  naturalKey: string;

  @Column('text', { name: 'match_keys', array: true })
  matchKeys: string[];

  @Column('jsonb')
  fields: object;

  @Column('text', { name: 'source_url' })
  sourceUrl: string;

  @Column('date', { name: 'source_updated_at', nullable: true })
  sourceUpdatedAt: string | null;

  @Column('text', { name: 'content_hash' })
  contentHash: string;
}
