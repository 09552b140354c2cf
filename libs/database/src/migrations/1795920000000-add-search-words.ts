// Step 12: search looks words up instead of comparing texts. The words come from what the merge writes anyway, so the database makes
// them itself and no writer can forget them.
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Hangul is also found from any of its syllables on: for each word of folded jamo its ends, each behind "~". A word of first consonants
 * (ㅅㅇㅁㄷ) begins anew with every letter.
 */
const ENDS = `
  CREATE FUNCTION guide.syllable_ends(texts text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(string_agg('~' || substr(word, start), ' '), '')
      FROM unnest(string_to_array(texts, ' ')) AS word, generate_series(2, least(length(word), 80)) AS start
     WHERE word ~ '[ㄱ-ㅎ]' AND (substr(word, start, 2) ~ '^[ㄱ-ㅎ][ㅏ-ㅣ]' OR word ~ '^[ㄱ-ㅎ]+$')
  $$`;

/** A tsvector refuses words above 2 kB and more than 1 MB of them, and a name may be one long word: then its beginning is looked up. */
const SHORT = `
  CREATE FUNCTION guide.short_words(texts text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT left(string_agg(left(word, 200), ' ' ORDER BY place), 3000)
      FROM unnest(string_to_array(texts, ' ')) WITH ORDINALITY AS part (word, place)
  $$`;

/**
 * What a record is looked up by; libs/content/src/matching/word-look-up.ts asks for the same marks. Words of all parts; "@" words of
 * its names; "=t", "=s", "=l" its type, specialties and languages; "#k" says it speaks Korean. "#0", "#1" and "#2" are drawn by lot,
 * one record in 512, in 64 and in 8, to look at a part of what a common word finds.
 */
export const WORDS = `
  CREATE FUNCTION guide.search_words(texts text, type text, specialties text[], languages text[]) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE
    lot text := left(md5(texts), 3);
    names text;
    words text;
  BEGIN
    IF octet_length(texts) > 2000 THEN
      texts := guide.short_words(texts);
    END IF;
    names := split_part(texts, ' |', 1);
    words := texts || regexp_replace(names, ' +', ' @', 'g');
    IF texts ~ '[ㄱ-ㅎ]' THEN
      words := words || ' ' || guide.syllable_ends(texts) || ' ' || replace(guide.syllable_ends(names), '~', '@~');
    END IF;
    words := words || ' =t' || type;
    IF specialties <> '{}' THEN
      words := words || ' =s' || array_to_string(specialties, ' =s');
    END IF;
    IF languages <> '{}' THEN
      words := words || ' =l' || replace(replace(array_to_string(languages, '|'), ' ', '_'), '|', ' =l');
    END IF;
    IF 'Korean' = ANY (languages) THEN
      words := words || ' #k';
    END IF;
    words := words || CASE WHEN lot < '008' THEN ' #0' ELSE '' END
      || CASE WHEN lot < '040' THEN ' #1' ELSE '' END || CASE WHEN lot < '200' THEN ' #2' ELSE '' END;
    RETURN translate(words, $q$|':\\$q$, '')::tsvector;
  END $$`;

const TRIGGER = `
  CREATE FUNCTION guide.fill_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_words := guide.search_words(NEW.search_text, NEW.type, NEW.specialties, NEW.languages);
    RETURN NEW;
  END $$`;

export class AddSearchWords1795920000000 implements MigrationInterface {
  name = 'AddSearchWords1795920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENDS);
    await runner.query(SHORT);
    await runner.query(WORDS);
    await runner.query(TRIGGER);
    await runner.query(`ALTER TABLE guide.providers ADD COLUMN search_words tsvector`);
    // Rewrites the table once; an update of every row would leave it twice as large.
    await runner.query(`
      ALTER TABLE guide.providers ALTER COLUMN search_words TYPE tsvector
        USING guide.search_words(search_text, type, specialties, languages)`);
    await runner.query(`
      CREATE TRIGGER providers_search_words BEFORE INSERT OR UPDATE OF search_text, type, specialties, languages
        ON guide.providers FOR EACH ROW EXECUTE FUNCTION guide.fill_search_words()`);
    // Entries that wait in a list would be read by every search.
    await runner.query(
      `CREATE INDEX providers_by_words ON guide.providers USING gin (search_words) WITH (fastupdate = off) WHERE is_active`,
    );
    // Nearest first without measuring the distance of all: a degree of longitude is about four fifths of one of latitude in California.
    await runner.query(
      `CREATE INDEX providers_by_point ON guide.providers USING gist (point(longitude * 0.8, latitude)) WHERE is_active`,
    );
    await runner.query(`DROP INDEX guide.providers_by_text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX providers_by_text ON guide.providers USING gin (search_text public.gin_trgm_ops) WHERE is_active`,
    );
    await runner.query(`DROP INDEX guide.providers_by_point`);
    await runner.query(`DROP TRIGGER providers_search_words ON guide.providers`);
    await runner.query(`ALTER TABLE guide.providers DROP COLUMN search_words`);
    await runner.query(`DROP FUNCTION guide.fill_search_words()`);
    await runner.query(`DROP FUNCTION guide.search_words(text, text, text[], text[])`);
    await runner.query(`DROP FUNCTION guide.short_words(text)`);
    await runner.query(`DROP FUNCTION guide.syllable_ends(text)`);
  }
}
