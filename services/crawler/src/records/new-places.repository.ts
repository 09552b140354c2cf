// Places of the registry's monthly file that nobody else speaks of: most of it, the first time. Nothing has to be compared with them,
// so their rows are made while the database writes the chunk before, and go in as they are; the merge would make the same.
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Origin } from '@app/contracts/http/provenance';
import { pacificDay } from '@app/kit/pacific-day';
import { DataSource, type EntityManager } from 'typeorm';
import { type DatedRow, mergeStatements } from './merge';
import { addedLine, RecordsRepository, type ZipFacts } from './records.repository';
import { CHUNK, type Chunk } from './registry-chunk';
import type { Statement } from './statement';
import { LOCAL_DAY, type ReadFacts } from './statements.repository';

/** The row of a staged statement if nobody else speaks of its place. */
interface NewPlace {
  id: string;
  line: string;
}

/** By the statement's place in the file. */
export type NewPlaces = ReadonlyMap<number, NewPlace>;

type StagedStatement = Pick<Statement, 'key' | 'naturalKey' | 'fields' | 'sourceUrl' | 'sourceUpdatedAt'> &
  ZipFacts & { n: number };

type Judged = Pick<Statement, 'matchKeys' | 'confidence' | 'isStale' | 'isActive'>;

/** Rows made at a stretch: two milliseconds, in which nothing is sent to the database. */
const AT_A_STRETCH = 25;
/** So much the database has to do until it is sent more. */
const PIECE_CHARACTERS = 500_000;

@Injectable()
export class NewPlacesRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: RecordsRepository,
  ) {}

  /** The rows of a chunk's statements of which the registry has said nothing yet. Writes nothing. */
  async prepare({ runId, after, upTo }: Chunk, origin: Origin, { retrievedAt }: ReadFacts): Promise<NewPlaces> {
    const staged = await this.database.transaction(async (manager): Promise<StagedStatement[]> => {
      await this.records.preferIndexes(manager, true);
      return manager.query(STAGED, [runId, after, upTo]);
    });
    const places = new Map<number, NewPlace>();
    const checkedOn = pacificDay(retrievedAt.getTime());
    const judged: Judged = { matchKeys: [], confidence: 'verified', isStale: false, isActive: true };
    const read = { ...judged, source: 'nppes', origin, retrievedAt, checkedOn } as const;
    for (const [at, { n, county, latitude, longitude, ...said }] of staged.entries()) {
      if (at % AT_A_STRETCH === 0) await turn();
      const id = randomUUID();
      const row = mergeStatements([{ ...said, ...read, providerId: id }]) as DatedRow;
      const line = addedLine({ ...row, id, naturalKey: said.naturalKey }, { county, latitude, longitude });
      places.set(n, { id, line });
    }
    return places;
  }

  /**
   * Writes those of the chunk's new places that have no key in common with any statement, stored or of the chunk.
   * @returns their places in the file
   */
  async store(
    manager: EntityManager,
    { runId, after, upTo }: Chunk,
    places: NewPlaces,
    { origin, facts: { release, retrievedAt } }: { origin: Origin; facts: ReadFacts },
  ): Promise<number[]> {
    if (places.size === 0) return [];
    await this.records.preferIndexes(manager, true);
    const alone: { n: number }[] = await manager.query(ALONE, [runId, after, upTo]);
    const found = alone.flatMap(({ n }) => (places.has(n) ? [n] : []));
    const ids = found.map((n) => places.get(n)?.id);
    await manager.query(STATEMENTS, [runId, origin, release, retrievedAt, found, ids]);
    await this.records.preferIndexes(manager, false);
    await this.records.add(manager, pieces(found.map((n) => places.get(n)?.line ?? '')));
    return found;
  }
}

function* pieces(lines: readonly string[]): Generator<Buffer> {
  let text = '';
  for (const line of lines) {
    text += line;
    if (text.length < PIECE_CHARACTERS) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

const STAGED = `
  SELECT chunk.n, key, natural_key AS "naturalKey", fields, source_url AS "sourceUrl", source_updated_at AS "sourceUpdatedAt",
         c.county, z.latitude, z.longitude
    FROM (SELECT i.*, i.fields ->> 'zipCode' AS zip FROM ${CHUNK} AND w.is_new) chunk
    LEFT JOIN guide.zip_codes z ON z.zip = chunk.zip
    LEFT JOIN guide.zip_counties c ON c.zip = chunk.zip AND c.is_primary`;

const ALONE = `
  WITH chunk AS MATERIALIZED (SELECT i.n, i.match_keys FROM ${CHUNK}),
       keyed AS (SELECT n, count(*) OVER (PARTITION BY key) AS tellers FROM chunk, unnest(match_keys) AS key)
  SELECT n FROM chunk
   WHERE n NOT IN (SELECT n FROM keyed WHERE tellers > 1)
     AND NOT EXISTS (SELECT 1 FROM guide.provider_sources s WHERE s.match_keys && chunk.match_keys)
   ORDER BY n`;

const STATEMENTS = `
  INSERT INTO guide.provider_sources (source, origin, source_key, natural_key, match_keys, provider_id, fields, source_url, release,
    retrieved_at, source_updated_at, checked_on, confidence, is_stale, content_hash)
  SELECT 'nppes', $2, i.key, i.natural_key, i.match_keys, p.id, i.fields, i.source_url, $3, $4, i.source_updated_at,
         ${LOCAL_DAY('$4')}, 'verified', false, i.content_hash
    FROM unnest($5::int[], $6::uuid[]) AS p (n, id)
   CROSS JOIN LATERAL (SELECT * FROM guide.registry_stage s WHERE s.run_id = $1 AND s.n = p.n LIMIT 1) i`;
