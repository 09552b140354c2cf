// Reads which records hold the most common words, and says what it knows as long as the records are still the same.
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RecordsVersionService } from '../records-version/records-version.service';
import { type PartOfRecords, RecordSets } from './record-sets';
import { WordFrequencies } from './word-frequencies';

/** Five seconds of the database for half a million records: not more often than this, and only when somebody searches. */
const READ_EVERY_MS = 5 * 60_000;
/** Of fewer records each list is short. */
const LEAST_RECORDS = 20_000;
/** One statement reads so many blocks of the table, some two thousand records: nobody waits long for what is read or taken apart. */
const BLOCKS_A_READ = 150;

const BLOCKS = `
  SELECT (pg_relation_size('guide.providers') / current_setting('block_size')::int)::int AS blocks`;
/** A list of constants is looked up by its hash: $3 is known when this is planned. */
const PART = `
  WITH part AS MATERIALIZED (
    SELECT row_number() OVER () - 1 AS place, id, latitude, longitude, search_words
      FROM guide.providers WHERE is_active AND ctid >= $1::tid AND ctid < $2::tid
  ), words AS (
    SELECT word, string_agg(place::text, ',') AS places
      FROM part, unnest(tsvector_to_array(search_words)) AS word WHERE word = ANY ($3::text[]) GROUP BY word
  )
  SELECT (SELECT coalesce(string_agg(replace(id::text, '-', ''), '' ORDER BY place), '') FROM part) AS ids,
         (SELECT coalesce(json_agg(latitude ORDER BY place), '[]') FROM part) AS latitudes,
         (SELECT coalesce(json_agg(longitude ORDER BY place), '[]') FROM part) AS longitudes,
         (SELECT coalesce(json_agg(words), '[]') FROM words) AS words`;

@Injectable()
export class CommonWords {
  private readonly logger = new Logger(CommonWords.name);
  private sets: RecordSets | null = null;
  private version: string | null = null;
  private readAt = Number.NEGATIVE_INFINITY;
  private isReading = false;

  constructor(
    private readonly database: DataSource,
    private readonly versions: RecordsVersionService,
    private readonly frequencies: WordFrequencies,
  ) {}

  /** Null while they are not read, and once records may have changed: then they are read again, and nobody waits for it. */
  current(): RecordSets | null {
    const version = this.versions.current();
    if (version !== null && version === this.version) return this.sets;
    const isDue = performance.now() - this.readAt >= READ_EVERY_MS;
    if (version !== null && isDue && !this.isReading) void this.refresh(version);
    return null;
  }

  private async refresh(version: string): Promise<void> {
    this.isReading = true;
    this.sets = null;
    try {
      this.sets = await this.read(version);
      this.version = version;
    } catch (error) {
      this.logger.warn({ err: error }, 'which records hold common words could not be read');
    } finally {
      this.isReading = false;
      this.readAt = performance.now();
    }
  }

  /** Null where records are few, and where they change meanwhile. */
  private async read(version: string): Promise<RecordSets | null> {
    await this.frequencies.refresh();
    if (this.frequencies.count < LEAST_RECORDS) return null;
    const words = this.frequencies.mostCommon();
    const sets = new RecordSets(words);
    const listed = words.map(([word]) => word);
    const [size]: { blocks: number }[] = await this.database.query(BLOCKS);
    for (let block = 0; block < (size?.blocks ?? 0); block += BLOCKS_A_READ) {
      const [from, to] = [`(${block},0)`, `(${block + BLOCKS_A_READ},0)`];
      const [part]: PartOfRecords[] = await this.database.query(PART, [from, to, listed]);
      if (part) sets.addPart(part);
      if (this.versions.current() !== version) return null;
    }
    return sets;
  }
}
