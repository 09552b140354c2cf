// Step 12: an import lets the words of its records wait and has them indexed before anybody searches. Kinds, languages and networks
// of the same records waited as long, and nobody had them indexed: every list that asked for one read through what waited.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = ['providers_by_specialty', 'providers_by_language', 'providers_by_network'];

export class ShortenWaiting1795980000000 implements MigrationInterface {
  name = 'ShortenWaiting1795980000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`ALTER INDEX guide.${index} SET (gin_pending_list_limit = 256)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`ALTER INDEX guide.${index} RESET (gin_pending_list_limit)`);
  }
}
