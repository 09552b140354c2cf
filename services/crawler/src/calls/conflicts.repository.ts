import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ProviderType } from '@app/contracts/http/catalog';
import { readForAnswer } from '../ledger/read-for-answer';

export interface ConflictRow {
  id: string;
  type: ProviderType;
  name: string;
  nameKo: string | null;
  city: string | null;
  zipCode: string | null;
  isActive: boolean;
  /** Field -> source -> what it says. */
  conflicts: Record<string, Record<string, unknown>>;
  /** Field -> the source that visitors see. */
  fieldSources: Record<string, string>;
}

/** Records about which sources contradict each other, hidden ones too. */
export async function countConflicts(database: DataSource): Promise<number> {
  const rows = await readForAnswer<{ count: number }[]>(
    database,
    `SELECT count(*)::int AS count FROM guide.providers WHERE conflicts <> '{}'`,
  );
  return rows[0]?.count ?? 0;
}

/** Both statements are served by providers_in_conflict. */
@Injectable()
export class ConflictsRepository {
  constructor(private readonly database: DataSource) {}

  async list(limit: number, offset: number): Promise<ConflictRow[]> {
    return readForAnswer(
      this.database,
      `SELECT id, type, name, name_ko AS "nameKo", city, zip_code AS "zipCode", is_active AS "isActive", conflicts,
              field_sources AS "fieldSources"
         FROM guide.providers WHERE conflicts <> '{}' ORDER BY type, name, id LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
  }

  async count(): Promise<number> {
    return countConflicts(this.database);
  }
}
