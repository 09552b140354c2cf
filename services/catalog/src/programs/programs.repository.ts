import { Injectable } from '@nestjs/common';
import type { ProgramHit } from '@app/contracts/http/search';
import type { BilingualText } from '@app/contracts/http/errors';
import type { ParsedQuery } from '@app/content/matching/query';
import { PreparedReads, StatementNames } from '@app/database/prepared-reads';
import { DataSource } from 'typeorm';
import { columnsOf } from '@app/database/columns';
import { AssistanceProgramEntity } from '@app/database/entities/assistance-program.entity';
import { RecordWords } from '../record-words';
import { RecordsVersionService } from '../records-version/records-version.service';
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
] as const satisfies readonly (keyof AssistanceProgramEntity)[];
const WORDS = `SELECT DISTINCT word FROM guide.assistance_programs r, string_to_table(r.search_text, ' ') AS word WHERE r.is_active`;
type HitRow = Pick<AssistanceProgramEntity, (typeof HIT)[number]>;

/** Whose line a number is, when both languages know it. */
export const labelOf = (en: string | null, ko: string | null): BilingualText | null => (en && ko ? { ko, en } : null);

@Injectable()
export class ProgramsRepository {
  private readonly names = new StatementNames('programs by words');
  private readonly words: RecordWords;

  constructor(
    private readonly database: DataSource,
    private readonly reads: PreparedReads,
    versions: RecordsVersionService,
  ) {
    this.words = new RecordWords(versions, database, WORDS);
  }

  async list(): Promise<AssistanceProgramEntity[]> {
    return this.database
      .getRepository(AssistanceProgramEntity)
      .find({ where: { isActive: true }, order: { sortOrder: 'ASC', id: 'ASC' } });
  }

  /** Programs whose text holds every word; without words, all of them. */
  async search(query: ParsedQuery, limit: number): Promise<{ hits: ProgramHit[]; total: number }> {
    const asked = this.words.narrowed(query);
    if (!asked) return { hits: [], total: 0 };
    const parameters = new SqlParameters();
    const conditions = asked.tokens
      .filter(({ role }) => role !== 'language')
      .map((token) => holdsToken('r.search_text', token, parameters));
    const sql = `SELECT ${columnsOf(AssistanceProgramEntity, HIT)}, count(*) OVER () AS total
         FROM guide.assistance_programs r WHERE ${['r.is_active', ...conditions].join(' AND ')}
        ORDER BY ${bestFirst('r.search_text', asked, 'r.sort_order, r.id', parameters)}
        LIMIT ${parameters.add(limit)}`;
    const rows = await this.reads.rows<HitRow & { total: string }>(this.names.of(sql), sql, parameters.values);
    return {
      hits: rows.map(({ total: _, phoneLabelKo, ...hit }) => ({
        ...hit,
        phoneLabel: labelOf(hit.phoneLabel, phoneLabelKo),
      })),
      total: Number(rows[0]?.total ?? 0),
    };
  }
}
