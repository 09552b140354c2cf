import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A California ZIP code and the centre of its area (libs/content/data/california-zips.csv). */
@Entity('zip_codes')
@Check('zip_codes_zip_check', `zip ~ '^[0-9]{5}$'`)
export class ZipCodeEntity {
  @PrimaryColumn('text')
  zip: string;

  @Column('text', { nullable: true })
  place: string | null;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  /** Who says where the point is. */
  @Column('text')
  source: string;
}
