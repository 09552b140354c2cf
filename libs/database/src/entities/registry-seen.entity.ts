import { Entity, PrimaryColumn } from 'typeorm';

/** A provider whose row of the registry's monthly file stands as it stood the last time. */
@Entity('registry_seen')
export class RegistrySeenEntity {
  @PrimaryColumn('uuid', { name: 'run_id' })
  runId: string;

  @PrimaryColumn('text', { name: 'natural_key' })
  naturalKey: string;
}
