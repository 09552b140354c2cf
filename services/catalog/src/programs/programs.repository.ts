import { Injectable } from '@nestjs/common';
import type { AssistanceProgramResponse } from '@app/contracts/http/assistance-programs';
import type { ProgramHit } from '@app/contracts/http/search';
import type { BilingualText } from '@app/contracts/http/errors';
import type { ParsedQuery } from '@app/content/matching/query';
import { DataSource } from 'typeorm';
import { PROVENANCE_COLUMNS, type ProvenanceRow } from '../provenance';
import { SqlParameters } from '../sql-parameters';
import { bestFirst, holdsToken } from '../text-match';

export interface ProgramRow extends Omit<AssistanceProgramResponse, 'contactInfo' | 'provenance'>, ProvenanceRow {
  phone: string | null;
  phoneLabel: string | null;
  phoneLabelKo: string | null;
  tty: string | null;
  website: string | null;
}

type HitRow = Omit<ProgramHit, 'phoneLabel'> & Pick<ProgramRow, 'phoneLabel' | 'phoneLabelKo'>;

/** Whose line a number is, when both languages know it. */
export const labelOf = (en: string | null, ko: string | null): BilingualText | null => (en && ko ? { ko, en } : null);

@Injectable()
export class ProgramsRepository {
  constructor(private readonly database: DataSource) {}

  async list(): Promise<ProgramRow[]> {
    return this.database.query(
      `SELECT r.id, r.name, r.name_ko AS "nameKo", r.type, r.description, r.description_ko AS "descriptionKo",
              r.eligibility_requirements AS "eligibilityRequirements",
              r.eligibility_requirements_ko AS "eligibilityRequirementsKo",
              r.benefits, r.benefits_ko AS "benefitsKo", r.application_process AS "applicationProcess",
              r.application_process_ko AS "applicationProcessKo", r.phone,
              r.phone_label AS "phoneLabel", r.phone_label_ko AS "phoneLabelKo", r.tty, r.website, ${PROVENANCE_COLUMNS}
         FROM guide.assistance_programs r WHERE r.is_active ORDER BY r.sort_order, r.id`,
    );
  }

  /** Programs whose text holds every word; without words, all of them. */
  async search(query: ParsedQuery, limit: number): Promise<{ hits: ProgramHit[]; total: number }> {
    const parameters = new SqlParameters();
    const conditions = query.tokens
      .filter(({ role }) => role !== 'language')
      .map((token) => holdsToken('r.search_text', token, parameters));
    const rows: (HitRow & { total: string })[] = await this.database.query(
      `SELECT r.id, r.name, r.name_ko AS "nameKo", r.type, r.description, r.description_ko AS "descriptionKo",
              r.phone, r.phone_label AS "phoneLabel", r.phone_label_ko AS "phoneLabelKo", count(*) OVER () AS total
         FROM guide.assistance_programs r WHERE ${['r.is_active', ...conditions].join(' AND ')}
        ORDER BY ${bestFirst('r.search_text', query, 'r.sort_order, r.id', parameters)}
        LIMIT ${parameters.add(limit)}`,
      parameters.values,
    );
    return {
      hits: rows.map(({ total: _, phoneLabelKo, ...hit }) => ({
        ...hit,
        phoneLabel: labelOf(hit.phoneLabel, phoneLabelKo),
      })),
      total: Number(rows[0]?.total ?? 0),
    };
  }
}
