// Step 12: of a common word the index reads the part that is looked at. With the lot beside the word it had to walk through the lot's
// whole list, and of two common words through both: 2.5 ms for words of 25,000 records.
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every word of a record once more behind the mark of each lot that has drawn it, and behind "#k" when it speaks Korean (add-search-words):
 * "#1kim" is "kim" in one record of 64. No word has a blank or a quote in it.
 */
const WORDS_OF_LOTS = `
  CREATE FUNCTION guide.words_of_lots(words tsvector) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE
    each_one text := ' ' || array_to_string(tsvector_to_array(words), ' ');
  BEGIN
    RETURN (CASE WHEN words @@ '#2' THEN replace(each_one, ' ', ' #2') ELSE '' END
      || CASE WHEN words @@ '#1' THEN replace(each_one, ' ', ' #1') ELSE '' END
      || CASE WHEN words @@ '#0' THEN replace(each_one, ' ', ' #0') ELSE '' END
      || CASE WHEN words @@ '#k' THEN replace(each_one, ' ', ' #k') ELSE '' END)::tsvector;
  END $$`;

const gatherInto = (...indexes: string[]): string => `
  CREATE OR REPLACE FUNCTION guide.index_gathered_words() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog
  AS $$ SELECT ${indexes.map((index) => `gin_clean_pending_list('guide.${index}')`).join(' + ')} $$`;

export class IndexWordsOfLots1795990000000 implements MigrationInterface {
  name = 'IndexWordsOfLots1795990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WORDS_OF_LOTS);
    // Whoever is in one of the smaller lots is in "#2". A search has to say the same condition to be answered by this index.
    await runner.query(`
      CREATE INDEX providers_by_words_of_lots ON guide.providers USING gin (guide.words_of_lots(search_words))
        WHERE is_active AND search_words @@ '#2 | #k'::tsquery`);
    await runner.query(gatherInto('providers_by_words', 'providers_by_words_of_lots'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(gatherInto('providers_by_words'));
    await runner.query('DROP INDEX guide.providers_by_words_of_lots');
    await runner.query('DROP FUNCTION guide.words_of_lots(tsvector)');
  }
}
