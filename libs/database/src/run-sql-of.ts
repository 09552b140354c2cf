import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';

/** Runs the SQL file of a migration. @param migration name of its file in migrations/, without the ending */
export async function runSqlOf(migration: string, runner: QueryRunner): Promise<void> {
  await runner.query(readFileSync(join(__dirname, `migrations/${migration}.sql`), 'utf8'));
}
