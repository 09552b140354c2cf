import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ZipCodeEntity } from './zip-code.entity';

/** The share of a ZIP that lies in a county; exactly one row of a ZIP is primary. */
@Entity('zip_counties')
export class ZipCountyEntity {
  @PrimaryColumn('text')
  zip: string;

  /** Without the word "County". */
  @PrimaryColumn('text')
  county: string;

  /** 0 to 1; 0 of a primary one: no table names a county, it is that of the post office. */
  @Column('double precision')
  ratio: number;

  @Column('boolean', { name: 'is_primary' })
  isPrimary: boolean;

  @ManyToOne(() => ZipCodeEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'zip', foreignKeyConstraintName: 'zip_counties_zip_fkey' })
  zipCode: ZipCodeEntity;
}
