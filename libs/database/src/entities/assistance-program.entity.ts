import type { ProgramType } from '@app/contracts/http/assistance-programs';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ProvenanceColumns } from './provenance.entity';

/** A help program (Extra Help, IHSS, ...), complete in both languages. */
@Entity('assistance_programs')
@Index('assistance_programs_by_text', { synchronize: false })
@Check('assistance_programs_type_check', `type IN ('financial', 'prescription', 'premium', 'other')`)
@Check('assistance_programs_website_check', `website ~ '^https?://'`)
@Check('assistance_programs_source_url_check', `source_url ~ '^https?://'`)
@Check('assistance_programs_origin_check', `origin IN ('live', 'snapshot', 'starter', 'sample')`)
@Check('assistance_programs_confidence_check', `confidence IN ('verified', 'memory')`)
export class AssistanceProgramEntity extends ProvenanceColumns {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  @Column('text', { name: 'name_ko' })
  nameKo: string;

  @Column('text')
  type: ProgramType;

  @Column('text')
  description: string;

  @Column('text', { name: 'description_ko' })
  descriptionKo: string;

  /** Named parts ("who", "amounts"), or one text. */
  @Column('jsonb', { name: 'eligibility_requirements', nullable: true })
  eligibilityRequirements: Record<string, string> | string | null;

  @Column('jsonb', { name: 'eligibility_requirements_ko', nullable: true })
  eligibilityRequirementsKo: Record<string, string> | string | null;

  @Column('jsonb', { nullable: true })
  benefits: Record<string, string> | string | null;

  @Column('jsonb', { name: 'benefits_ko', nullable: true })
  benefitsKo: Record<string, string> | string | null;

  @Column('text', { name: 'application_process', nullable: true })
  applicationProcess: string | null;

  @Column('text', { name: 'application_process_ko', nullable: true })
  applicationProcessKo: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  /** Whose line `phone` is, when it is not the program's own. */
  @Column('text', { name: 'phone_label', nullable: true })
  phoneLabel: string | null;

  @Column('text', { name: 'phone_label_ko', nullable: true })
  phoneLabelKo: string | null;

  @Column('text', { nullable: true })
  tty: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  @Column('smallint', { name: 'sort_order', default: 0 })
  sortOrder: number;

  @Column('text', { name: 'search_text', default: '' })
  searchText: string;
}
