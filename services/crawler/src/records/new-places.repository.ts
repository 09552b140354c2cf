// Places of the registry's monthly file that nobody else speaks of: most of it, the first time. Nothing has to be compared with them,
// so their rows are made while the database writes the chunk before, and go in as they are; the merge would make the same.
import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Origin } from '@app/contracts/http/provenance';
import { pacificDay } from '@app/kit/pacific-day';
import { DataSource, type EntityManager } from 'typeorm';
import { type DatedRow, mergeStatements } from './merge';
import { orderedId } from './ordered-id';
import { addedLine, RecordsRepository, type ZipFacts } from './records.repository';
import { CHUNK, type Chunk } from './registry-chunk';
import type { Statement } from './statement';
import { LOCAL_DAY, type ReadFacts } from './statements.repository';

/** Rows of staged statements as they would be if nobody else spoke of their places, in the form COPY takes. */
interface Batch {
  /** By the statement's place in the file; `bytes` of the lines are its own. */
  places: { n: number; id: string; bytes: number }[];
  lines: Buffer;
}

export type NewPlaces = readonly Batch[];

type StagedStatement = Pick<Statement, 'key' | 'naturalKey' | 'fields' | 'sourceUrl' | 'sourceUpdatedAt'> &
  ZipFacts & { n: number };

type Judged = Pick<Statement, 'matchKeys' | 'confidence' | 'isStale' | 'isActive'>;
type Read = Judged & Pick<Statement, 'source' | 'origin' | 'retrievedAt' | 'checkedOn'>;

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
    const judged: Judged = { matchKeys: [], confidence: 'verified', isStale: false, isActive: true };
    const checkedOn = pacificDay(retrievedAt.getTime());
    const read: Read = { ...judged, source: 'nppes', origin, retrievedAt, checkedOn };
    return this.database.transaction(async (manager) => {
      await this.records.preferIndexes(manager, true);
      const batches: Batch[] = [];
      for (let from = after; from < upTo; from += IN_A_BATCH) {
        const upToHere = Math.min(upTo, from + IN_A_BATCH);
        const staged: StagedStatement[] = await manager.query(STAGED, [runId, from, upToHere]);
        batches.push(await batchOf(staged, read));
      }
      return batches;
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
    batches: NewPlaces,
    { origin, facts: { release, retrievedAt } }: { origin: Origin; facts: ReadFacts },
  ): Promise<number[]> {
    if (batches.length === 0) return [];
    await this.records.preferIndexes(manager, true);
    const rows: { n: number }[] = await manager.query(ALONE, [runId, after, upTo]);
    const alone = new Set(rows.map(({ n }) => n));
    const added = batches.flatMap(({ places }) => places.filter(({ n }) => alone.has(n)));
    const found = added.map(({ n }) => n);
    const ids = added.map(({ id }) => id);
    await manager.query(STATEMENTS, [runId, origin, release, retrievedAt, found, ids]);
    await this.records.preferIndexes(manager, false);
    await this.records.add(manager, linesOf(batches, alone));
    return found;
  }
}

async function batchOf(staged: readonly StagedStatement[], read: Read): Promise<Batch> {
  const places: Batch['places'] = [];
  const lines: Buffer[] = [];
  let open = 0;
  for (const said of staged) {
    if (open === 0) await turn();
    open = (open + 1) % AT_A_STRETCH;
    const id = orderedId();
    const { key, naturalKey, fields, sourceUrl, sourceUpdatedAt } = said;
    const own = { key, naturalKey, fields, sourceUrl, sourceUpdatedAt, providerId: id };
    const statement = Object.assign(own, read);
    const row = Object.assign(mergeStatements([statement]) as DatedRow, { id, naturalKey });
    const line = Buffer.from(addedLine(row, said));
    places.push({ n: said.n, id, bytes: line.length });
    lines.push(line);
  }
  return { places, lines: Buffer.concat(lines) };
}

/** Most batches go as they are. */
function* linesOf(batches: NewPlaces, wanted: ReadonlySet<number>): Generator<Buffer> {
  for (const { places, lines } of batches) {
    let at = 0;
    const kept = places.flatMap(({ n, bytes }) => {
      at += bytes;
      return wanted.has(n) ? [lines.subarray(at - bytes, at)] : [];
    });
    yield kept.length === places.length ? lines : Buffer.concat(kept);
  }
}

const STAGED = `
  SELECT chunk.n, key, natural_key AS "naturalKey", fields, source_url AS "sourceUrl", source_updated_at AS "sourceUpdatedAt",
         c.county, z.latitude, z.longitude
    FROM (SELECT i.*, i.fields ->> 'zipCode' AS zip FROM ${CHUNK} AND w.is_new) chunk
    LEFT JOIN guide.zip_codes z ON z.zip = chunk.zip
    LEFT JOIN guide.zip_counties c ON c.zip = chunk.zip AND c.is_primary`;

/** So many keys are looked up together: one by one they took twice the time, and of hundreds each is compared with each. */
const KEYS_AT_ONCE = 64;

const ALONE = `
  WITH chunk AS MATERIALIZED (SELECT i.n, i.match_keys FROM ${CHUNK}),
       keyed AS MATERIALIZED (
         SELECT n, key, row_number() OVER () / ${KEYS_AT_ONCE} AS part FROM chunk, unnest(match_keys) AS key),
       taken AS (
         SELECT key FROM keyed GROUP BY key HAVING count(*) > 1
          UNION ALL
         SELECT unnest(s.match_keys) FROM (SELECT array_agg(key) AS keys FROM keyed GROUP BY part) together
          CROSS JOIN LATERAL (SELECT match_keys FROM guide.provider_sources p WHERE p.match_keys && together.keys) s)
  SELECT n FROM chunk WHERE n NOT IN (SELECT k.n FROM keyed k WHERE k.key IN (SELECT key FROM taken))`;

const STATEMENTS = `
  INSERT INTO guide.provider_sources (source, origin, source_key, natural_key, match_keys, provider_id, fields, source_url, release,
    retrieved_at, source_updated_at, checked_on, confidence, is_stale, content_hash, row_hash)
  SELECT 'nppes', $2, i.key, i.natural_key, i.match_keys, p.id, i.fields, i.source_url, $3, $4, i.source_updated_at,
         ${LOCAL_DAY('$4')}, 'verified', false, i.content_hash, i.row_hash
    FROM unnest($5::int[], $6::uuid[]) AS p (n, id)
   CROSS JOIN LATERAL (SELECT * FROM guide.registry_stage s WHERE s.run_id = $1 AND s.n = p.n LIMIT 1) i`;
