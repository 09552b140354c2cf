// Places of the registry's monthly file that nobody else speaks of: most of it, the first time. Nothing has to be compared with them,
// so their rows are made while the database writes the chunk before, and go in as they are; the merge would make the same.
import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Origin } from '@app/contracts/http/provenance';
import { DataSource, type EntityManager } from 'typeorm';
import { CopyLines } from './copy-lines';
import { newPlace, type Said, saidAt, type SaidAt } from './new-place';
import type { ZipFacts } from './place-line';
import { RecordsRepository } from './records.repository';
import { CHUNK, type Chunk } from './registry-chunk';
import { SHARED_KEYS } from './shared-keys';
import { LOCAL_DAY, type ReadFacts } from './statements.repository';

/** Rows of staged statements as they would be if nobody else spoke of their places. */
export interface NewPlaces {
  /** By the statement's place in the file. */
  places: readonly { n: number; id: string }[];
  lines: CopyLines;
}

type StagedStatement = Said & ZipFacts & { n: number };

/** Rows made at a stretch: two milliseconds, in which nothing is sent to the database. */
const AT_A_STRETCH = 25;
/** Statements fetched together: what is made of them is bytes before the next ones come. */
const IN_A_BATCH = 500;

@Injectable()
export class NewPlacesRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: RecordsRepository,
  ) {}

  /** The rows of a chunk's statements of which the registry has said nothing yet. Writes nothing. */
  prepare({ runId, after, upTo }: Chunk, origin: Origin, { retrievedAt }: ReadFacts): Promise<NewPlaces> {
    const read = saidAt(origin, retrievedAt);
    return this.database.transaction(async (manager) => {
      await this.records.preferIndexes(manager, true);
      const places: { n: number; id: string }[] = [];
      const lines = new CopyLines();
      for (let from = after; from < upTo; from += IN_A_BATCH) {
        const upToHere = Math.min(upTo, from + IN_A_BATCH);
        const staged: StagedStatement[] = await manager.query(STAGED, [runId, from, upToHere]);
        const made = await placesOf(staged, read);
        places.push(...made.map(({ n, id }) => ({ n, id })));
        lines.add(made.map(({ line }) => line));
      }
      return { places, lines };
    });
  }

  /** Of a transaction that writes a chunk (`RecordsRepository.gather`). */
  gather(manager: EntityManager): Promise<void> {
    return this.records.gather(manager);
  }

  /** The words of the chunks that were stored, while the next one is. */
  indexWords(): Promise<void> {
    const indexed = this.records.indexWords(this.database);
    // Waited for after the chunk beside it.
    indexed.catch(() => undefined);
    return indexed;
  }

  /**
   * Writes those of the chunk's new places that have no key in common with any statement, stored or of the chunk.
   * @returns their places in the file
   */
  async store(
    manager: EntityManager,
    { runId, after, upTo }: Chunk,
    { places, lines }: NewPlaces,
    { origin, facts: { release, retrievedAt } }: { origin: Origin; facts: ReadFacts },
  ): Promise<number[]> {
    if (places.length === 0) return [];
    await this.records.preferIndexes(manager, true);
    const rows: { n: number }[] = await manager.query(ALONE, [runId, after, upTo]);
    const alone = new Set(rows.map(({ n }) => n));
    const added = places.filter(({ n }) => alone.has(n));
    const found = added.map(({ n }) => n);
    const ids = added.map(({ id }) => id);
    await manager.query(STATEMENTS, [runId, origin, release, retrievedAt, found, ids]);
    await this.records.preferIndexes(manager, false);
    await this.records.add(
      manager,
      lines.where((at) => alone.has(places[at]?.n ?? -1)),
    );
    return found;
  }
}

async function placesOf(staged: readonly StagedStatement[], read: SaidAt) {
  const made: { n: number; id: string; line: string }[] = [];
  let open = 0;
  for (const said of staged) {
    if (open === 0) await turn();
    open = (open + 1) % AT_A_STRETCH;
    const { id, line } = newPlace(said, said, read);
    made.push({ n: said.n, id, line });
  }
  return made;
}

const STAGED = `
  SELECT chunk.n, key, natural_key AS "naturalKey", fields, source_url AS "sourceUrl", source_updated_at AS "sourceUpdatedAt",
         c.county, z.latitude, z.longitude
    FROM (SELECT i.*, i.fields ->> 'zipCode' AS zip FROM ${CHUNK} AND w.is_new) chunk
    LEFT JOIN guide.zip_codes z ON z.zip = chunk.zip
    LEFT JOIN guide.zip_counties c ON c.zip = chunk.zip AND c.is_primary`;

const ALONE = `
  WITH chunk AS MATERIALIZED (SELECT i.n, i.match_keys FROM ${CHUNK}),
       told AS (SELECT n, key FROM chunk, unnest(match_keys) AS key),
       ${SHARED_KEYS}
  SELECT n FROM chunk WHERE n NOT IN (SELECT k.n FROM keyed k WHERE k.key IN (SELECT key FROM taken))`;

const STATEMENTS = `
  INSERT INTO guide.provider_sources (source, origin, source_key, natural_key, match_keys, provider_id, fields, source_url, release,
    retrieved_at, source_updated_at, checked_on, confidence, is_stale, content_hash, row_hash)
  SELECT 'nppes', $2, i.key, i.natural_key, i.match_keys, p.id, i.fields, i.source_url, $3, $4, i.source_updated_at,
         ${LOCAL_DAY('$4')}, 'verified', false, i.content_hash, i.row_hash
    FROM unnest($5::int[], $6::uuid[]) AS p (n, id)
   CROSS JOIN LATERAL (SELECT * FROM guide.registry_stage s WHERE s.run_id = $1 AND s.n = p.n LIMIT 1) i`;
