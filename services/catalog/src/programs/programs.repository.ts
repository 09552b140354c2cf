import { Injectable } from '@nestjs/common';
import type { ProgramHit } from '@app/contracts/http/search';
import type { BilingualText } from '@app/contracts/http/errors';
import type { ParsedQuery } from '@app/content/matching/query';
import { DataSource } from 'typeorm';
import { selectList } from '@app/database/select-list';
import type { ProgramColumns } from '@app/database/tables/assistance-programs';
import { PROVENANCE } from '../provenance';
import { SqlParameters } from '../sql-parameters';
import { bestFirst, holdsToken } from '../text-match';

const HIT = [
  'id',
  'name',
  'nameKo',
  'type',
  'description',
  'descriptionKo',
  'phone',
  'phoneLabel',
  'phoneLabelKo',
] as const satisfies readonly (keyof ProgramColumns)[];
type HitRow = Pick<ProgramColumns, (typeof HIT)[number]>;

const LISTED = [
  ...HIT,
  'eligibilityRequirements',
  'eligibilityRequirementsKo',
  'benefits',
  'benefitsKo',
  'applicationProcess',
  'applicationProcessKo',
  'tty',
  'website',
  ...PROVENANCE,
] as const;
export type ProgramRow = Pick<ProgramColumns, (typeof LISTED)[number]>;

/** Whose telephone number it is, when both languages have a text for it. */
export const labelOf = (en: string | null, ko: string | null): BilingualText | null => (en && ko ? { ko, en } : null);

@Injectable()
export class ProgramsRepository {
  constructor(private readonly database: DataSource) {}

  async list(): Promise<ProgramRow[]> {
    return this.database.query(
      `SELECT ${selectList(LISTED)} FROM guide.assistance_programs r WHERE r.is_active ORDER BY r.sort_order, r.id`,
    );
  }

  /** Programs whose text holds every word; without words, all of them. */
  async search(query: ParsedQuery, limit: number): Promise<{ hits: ProgramHit[]; total: number }> {
    const parameters = new SqlParameters();
    const conditions = query.tokens
      .filter(({ role }) => role !== 'language')
      .map((token) => holdsToken('r.search_text', token, parameters));
    const rows: (HitRow & { total: number })[] = await this.database.query(
      `SELECT ${selectList(HIT)}, count(*) OVER ()::int AS total
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
      total: rows[0]?.total ?? 0,
    };
  }
}
