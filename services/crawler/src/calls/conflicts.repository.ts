import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectList } from '@app/database/select-list';
import type { ProviderColumns } from '@app/database/tables/providers';
import { readForAnswer } from '../ledger/read-for-answer';

const COLUMNS = [
  'id',
  'type',
  'name',
  'nameKo',
  'city',
  'zipCode',
  'isActive',
  'conflicts',
  'fieldSources',
] as const satisfies readonly (keyof ProviderColumns)[];

export type ConflictRow = Pick<ProviderColumns, (typeof COLUMNS)[number]>;

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
      `SELECT ${selectList(COLUMNS, 'providers')}
         FROM guide.providers WHERE conflicts <> '{}' ORDER BY type, name, id LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
  }

  async count(): Promise<number> {
    return countConflicts(this.database);
  }
}
