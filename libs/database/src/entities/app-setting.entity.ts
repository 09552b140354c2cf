import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A decision taken once per database and kept, such as the sources mode of SOURCES=auto. */
@Entity('app_settings')
export class AppSettingEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  value: unknown;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
