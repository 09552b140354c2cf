import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What has to be done with a statement of the registry, in the order in which it is done. */
@Entity('registry_work')
export class RegistryWorkEntity {
  @PrimaryColumn('uuid', { name: 'run_id' })
  runId: string;

  @PrimaryColumn('integer')
  n: number;

  /** null: the file does not hold the key any more. */
  @Column('integer', { name: 'stage_n', nullable: true })
  stageN: number | null;

  @Column('text')
  key: string;

  /** The registry has said nothing of it before. */
  @Column('boolean', { name: 'is_new', default: false })
  isNew: boolean;

  /** Its row stands as it stood: only the day of its check moves. */
  @Column('boolean', { name: 'is_seen', default: false })
  isSeen: boolean;
}
