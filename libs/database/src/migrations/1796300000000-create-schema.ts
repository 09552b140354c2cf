import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSchema1796300000000 implements MigrationInterface {
  name = 'CreateSchema1796300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readFileSync(join(__dirname, '1796300000000-create-schema.sql'), 'utf8'));
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The first schema has nothing before it: drop the database instead.'));
  }
}
