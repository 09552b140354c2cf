import type { OfficeResponse } from '@app/contracts/http/offices';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ProvenanceColumns } from './provenance.entity';

/** A Social Security field office. */
@Entity('offices')
@Index('offices_by_place', ['state', 'zipCode'], { where: 'is_active' })
@Check('offices_zip_code_check', `zip_code ~ '^[0-9]{5}$'`)
@Check('offices_source_url_check', `source_url ~ '^https?://'`)
@Check('offices_origin_check', `origin IN ('live', 'snapshot', 'starter', 'sample')`)
@Check('offices_confidence_check', `confidence IN ('verified', 'memory')`)
export class OfficeEntity extends ProvenanceColumns {
  /** The agency's office code. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  address: string;

  @Column('text')
  city: string;

  @Column('text')
  state: string;

  @Column('text', { name: 'zip_code' })
  zipCode: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('jsonb', { default: {} })
  hours: OfficeResponse['hours'];

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;
}
