// Curated help programs as rows of guide.assistance_programs. Pure.
import { searchText } from '@app/content/matching/search-text';
import { PROGRAMS, type ProgramRecord } from '@app/content/records/programs';
import { type Hashed, provenanceColumns, withHash } from './starter-row';

export type ProgramRow = Hashed<ReturnType<typeof columns>>;

/** What no source confirms is not stated: the field stays unknown. */
const confirmed = <Field extends keyof ProgramRecord>(
  record: ProgramRecord,
  field: Field,
): ProgramRecord[Field] | null => (record.unconfirmedFields.includes(field) ? null : record[field]);

function columns(record: ProgramRecord, index: number) {
  const { description, applicationProcess } = record;
  const eligibilityRequirements = confirmed(record, 'eligibilityRequirements');
  const benefits = confirmed(record, 'benefits');
  return {
    id: record.id,
    name: record.name,
    name_ko: record.nameKo,
    type: record.type,
    description: description.en,
    description_ko: description.ko,
    eligibility_requirements: eligibilityRequirements?.en ?? null,
    eligibility_requirements_ko: eligibilityRequirements?.ko ?? null,
    benefits: benefits?.en ?? null,
    benefits_ko: benefits?.ko ?? null,
    application_process: applicationProcess?.en ?? null,
    application_process_ko: applicationProcess?.ko ?? null,
    phone: record.phone,
    phone_label: record.phoneLabel?.en ?? null,
    phone_label_ko: record.phoneLabel?.ko ?? null,
    tty: record.tty,
    website: confirmed(record, 'website'),
    sort_order: index,
    search_text: searchText([
      record.name,
      record.nameKo,
      ...record.alsoCalled,
      ...(record.confidence === 'memory' ? [] : [description.en, description.ko, benefits?.en, benefits?.ko]),
    ]),
    ...provenanceColumns(record),
  };
}

export const programRows = (): ProgramRow[] => PROGRAMS.map((record, index) => withHash(columns(record, index)));
