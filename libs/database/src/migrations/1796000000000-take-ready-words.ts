// Step 12: who adds half a million records brings the words of most of them (services/crawler/src/records/plain-words.ts). Of all others,
// and whenever a record changes, the database makes them as before.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const WORDS = 'EXECUTE FUNCTION guide.fill_search_words()';
const CHANGED = 'UPDATE OF search_text, type, specialties, languages';

export class TakeReadyWords1796000000000 implements MigrationInterface {
  name = 'TakeReadyWords1796000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER providers_search_words ON guide.providers;
      CREATE TRIGGER providers_search_words BEFORE ${CHANGED} ON guide.providers FOR EACH ROW ${WORDS};
      CREATE TRIGGER providers_new_words BEFORE INSERT ON guide.providers
        FOR EACH ROW WHEN (NEW.search_words IS NULL) ${WORDS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER providers_new_words ON guide.providers;
      DROP TRIGGER providers_search_words ON guide.providers;
      CREATE TRIGGER providers_search_words BEFORE INSERT OR ${CHANGED} ON guide.providers FOR EACH ROW ${WORDS}`);
  }
}
