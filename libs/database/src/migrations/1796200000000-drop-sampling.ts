// A search reads one index of words and ranks a bounded number of candidates, so the samples of common words (marks "#0", "#1", "#2" and
// "#k", and their index) are no longer used.
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the words of a record's `search_text` (names, a bar, other texts; libs/content/src/matching/search-text.ts) and of its kinds:
 * - every word as it is, and each word of the names once more behind "@";
 * - Hangul also from its second and every further syllable on, behind "~" (in names "@~");
 * - "=t" type, "=s" specialties, "=l" languages, blanks as "_".
 * libs/content/src/matching/ts-query.ts writes queries with the same marks.
 */
const SEARCH_WORDS = `
  CREATE OR REPLACE FUNCTION guide.search_words(texts text, type text, specialties text[], languages text[]) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE
    names text;
    words text;
  BEGIN
    IF octet_length(texts) > 2000 THEN
      texts := guide.short_words(texts);
    END IF;
    names := split_part(texts, ' |', 1);
    words := texts
      || CASE WHEN strpos(names, '  ') = 0 THEN replace(names, ' ', ' @') ELSE regexp_replace(names, ' +', ' @', 'g') END
      || ' =t' || type
      || CASE WHEN specialties <> '{}' THEN ' =s' || array_to_string(specialties, ' =s') ELSE '' END;
    -- Hangul has several bytes per character.
    IF octet_length(texts) <> length(texts) AND texts ~ '[ㄱ-ㅎ]' THEN
      words := words || ' ' || guide.syllable_ends(texts) || ' ' || replace(guide.syllable_ends(names), '~', '@~');
    END IF;
    IF languages <> '{}' THEN
      words := words || ' =l' || replace(replace(array_to_string(languages, '|'), ' ', '_'), '|', ' =l');
    END IF;
    -- Characters with a meaning in the text of a tsvector.
    RETURN translate(words, $q$|':\\$q$, '')::tsvector;
  END $$`;

export class DropSampling1796200000000 implements MigrationInterface {
  name = 'DropSampling1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    // Nothing keeps copies of records in memory that would have to learn of changes.
    await runner.query('DROP FUNCTION guide.tell_change() CASCADE');
    await runner.query(SEARCH_WORDS);
    await runner.query(`
      CREATE OR REPLACE FUNCTION guide.index_gathered_words() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog
      AS $$ SELECT gin_clean_pending_list('guide.providers_by_words') $$`);
    await runner.query('DROP INDEX guide.providers_by_words_of_lots');
    await runner.query('DROP FUNCTION guide.words_of_lots(tsvector)');
    // Rewrites the table once; an update of every row would leave it twice as large. A column of a trigger's condition cannot be altered.
    // No writer brings search_words any more, so one trigger makes them for every new and changed row.
    await runner.query(`
      DROP TRIGGER providers_new_words ON guide.providers;
      DROP TRIGGER providers_search_words ON guide.providers;
      ALTER TABLE guide.providers ALTER COLUMN search_words TYPE tsvector
        USING ts_delete(search_words, ARRAY['#0', '#1', '#2', '#k']);
      CREATE TRIGGER providers_search_words BEFORE INSERT OR UPDATE OF search_text, type, specialties, languages
        ON guide.providers FOR EACH ROW EXECUTE FUNCTION guide.fill_search_words()`);
  }

  async down(): Promise<void> {
    throw new Error(
      'Sampling is not restored: the version of the code before this one reads search_words without its marks.',
    );
  }
}
