import type { ProviderDetails, ProviderType } from '@app/contracts/http/catalog';
import type { StatedNetwork } from '@app/contracts/http/networks';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ProvenanceColumns } from './provenance.entity';

/** A doctor, clinic, pharmacy, hospital, insurer, ...: one row per type, unique by (type, naturalKey). */
@Entity('providers')
@Unique('providers_type_natural_key_key', ['type', 'naturalKey'], { deferrable: 'INITIALLY DEFERRED' })
@Index('providers_by_zip', ['zipCode', 'type', 'name'], { where: 'is_active' })
@Index('providers_by_type', ['type', 'name', 'id'], { where: 'is_active' })
@Index('providers_by_name', ['name', 'id'], { where: 'is_active' })
@Index('providers_by_place', ['type', 'latitude', 'longitude'], { where: 'is_active' })
@Index('providers_by_words', { synchronize: false })
@Index('providers_by_point', { synchronize: false })
@Index('providers_by_specialty', { synchronize: false })
@Index('providers_by_language', { synchronize: false })
@Index('providers_by_network', { synchronize: false })
@Index('providers_by_origin', ['source', 'origin'])
@Index('providers_in_conflict', ['type', 'name'], { where: "conflicts <> '{}'" })
@Check(
  'providers_type_check',
  `type IN ('doctor','hospital','pharmacy','specialist','clinic','medicalGroup',
  'seniorHousing','adultDayCare','nursingHome','seniorCenter','assistant','insurance')`,
)
@Check('providers_name_ko_source_check', `name_ko_source IN ('source', 'translated')`)
@Check('providers_zip_code_check', `zip_code ~ '^[0-9]{5}$'`)
@Check('providers_website_check', `website ~ '^https?://'`)
@Check('providers_npi_check', `npi ~ '^[0-9]{10}$'`)
@Check('providers_source_url_check', `source_url ~ '^https?://'`)
@Check('providers_origin_check', `origin IN ('live', 'snapshot', 'starter', 'sample')`)
@Check('providers_confidence_check', `confidence IN ('verified', 'memory')`)
export class ProviderEntity extends ProvenanceColumns {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  type: ProviderType;

  /** `npi:1234567893`, `npi:...@90006-<hash>`, `ccn:050625`, `starter:<id>`. */
  @Column('text', { name: 'natural_key' })
  naturalKey: string;

  @Column('text')
  name: string;

  @Column('text', { name: 'name_ko', nullable: true })
  nameKo: string | null;

  @Column('text', { name: 'name_ko_source', nullable: true })
  nameKoSource: 'source' | 'translated' | null;

  @Column('text', { nullable: true })
  specialty: string | null;

  /** Ids of contracts' SPECIALTIES. */
  @Column('text', { array: true, default: () => "'{}'" })
  specialties: string[];

  @Column('text', { name: 'taxonomy_codes', array: true, default: () => "'{}'" })
  taxonomyCodes: string[];

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  state: string | null;

  @Column('text', { name: 'zip_code', nullable: true })
  zipCode: string | null;

  /** Without the word "County". */
  @Column('text', { nullable: true })
  county: string | null;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  /** English names ("Korean"); empty = no source states one. Never from a surname. */
  @Column('text', { array: true, default: () => "'{}'" })
  languages: string[];

  @Column('text', { name: 'language_source', nullable: true })
  languageSource: string | null;

  /** Plans and medical groups, one for each source that states it. */
  @Column('jsonb', { default: [] })
  networks: StatedNetwork[];

  /** `networkKeys` of @app/content/matching/network-keys. */
  @Column('text', { name: 'network_keys', array: true, default: () => "'{}'" })
  networkKeys: string[];

  @Column('boolean', { name: 'accepting_new_patients', nullable: true })
  acceptingNewPatients: boolean | null;

  @Column('text', { nullable: true })
  npi: string | null;

  @Column('text', { nullable: true })
  ccn: string | null;

  @Column('text', { name: 'license_number', nullable: true })
  licenseNumber: string | null;

  @Column('text', { name: 'housing_type', nullable: true })
  housingType: string | null;

  @Column('text', { array: true, default: () => "'{}'" })
  services: string[];

  @Column('jsonb', { nullable: true })
  details: ProviderDetails | null;

  /** Field name -> the source that won it. */
  @Column('jsonb', { name: 'field_sources', default: {} })
  fieldSources: Record<string, string>;

  /** Field name -> what each source says, where they differ. */
  @Column('jsonb', { default: {} })
  conflicts: Record<string, Record<string, unknown>>;

  /** `searchText` of @app/content/matching/search-text. */
  @Column('text', { name: 'search_text', default: '' })
  searchText: string;

  /** What a search looks up, made by the database from searchText (migration add-search-words); nobody else writes it. */
  @Column({ type: 'tsvector', name: 'search_words', nullable: true, select: false, insert: false, update: false })
  searchWords: string | null;
}
