// SQL of a state's first monthly file, whose statements are stored while it is read.
import { Injectable } from '@nestjs/common';
import { copyIn } from '@app/database/copy-in';
import type { Origin } from '@app/contracts/http/provenance';
import { DataSource, type EntityManager } from 'typeorm';
import { type FirstPortion, HEAD_COLUMNS, statementColumns } from './first-portion';
import type { ZipFacts } from './place-line';
import { RecordsRepository } from './records.repository';
import { type ChunkCounts, PART_ALONE } from './registry-stage.repository';
import { SHARED_KEYS } from './shared-keys';

@Injectable()
export class FirstRegistryRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: RecordsRepository,
  ) {}

  /**
   * What is said of the state's places and was not said by this run, when it is little and no earlier file's.
   * @returns their keys; null = more than that
   */
  async others(origin: Origin, state: string, day: Date, most: number): Promise<Set<string> | null> {
    const rows: { key: string; isOfFile: boolean }[] = await this.database.query(
      `SELECT s.source_key AS key, s.row_hash IS NOT NULL AS "isOfFile" FROM guide.provider_sources s
        WHERE ${PART_ALONE} AND s.is_active AND s.retrieved_at <> $3 LIMIT $4`,
      [origin, state, day, most + 1],
    );
    return rows.length > most || rows.some(({ isOfFile }) => isOfFile) ? null : new Set(rows.map(({ key }) => key));
  }

  /** What is known of each ZIP code itself. */
  async zips(): Promise<Map<string, ZipFacts>> {
    const rows: (ZipFacts & { zip: string })[] = await this.database.query(
      `SELECT zip, c.county, z.latitude, z.longitude
         FROM guide.zip_codes z FULL JOIN (SELECT zip, county FROM guide.zip_counties WHERE is_primary) c USING (zip)`,
    );
    return new Map(rows.map(({ zip, ...facts }) => [zip, facts]));
  }

  /** Those statements that have a key in common with another, stored or of the portion. */
  async shared(manager: EntityManager, { matchKeys: { of, keys } }: FirstPortion): Promise<ReadonlySet<number>> {
    await this.records.preferIndexes(manager, true);
    const rows: { n: number }[] = await manager.query(SHARED, [of, keys.join('\n')]);
    await this.records.preferIndexes(manager, false);
    return new Set(rows.map(({ n }) => n));
  }

  /** Writes the others, each with its row. */
  async add(manager: EntityManager, { statements, places }: FirstPortion, shared: ReadonlySet<number>): Promise<void> {
    const isAlone = (n: number) => !shared.has(n);
    await copyIn(manager, STATEMENTS, statements.where(isAlone));
    await this.records.add(manager, places.where(isAlone));
  }

  /** Puts statements where the merge takes them from. A key that came twice counts as it came last. */
  async stage(
    manager: EntityManager,
    { statements, keys, read }: FirstPortion,
    shared: Iterable<number>,
  ): Promise<void> {
    const last = new Set(new Map([...shared].sort((a, b) => a - b).map((n) => [keys[n], n])).values());
    await copyIn(
      manager,
      STAGE,
      statements.where((n) => last.has(n), read.headLength),
    );
    await manager.query('ANALYZE staged');
  }

  /** What the run brought so far: in the transaction that did it. */
  async progress(manager: EntityManager, runId: string, { added, updated, deactivated }: ChunkCounts): Promise<void> {
    await manager.query(
      `UPDATE guide.crawl_runs
          SET added = added + $2, updated = updated + $3, deactivated = deactivated + $4, heartbeat_at = now()
        WHERE id = $1`,
      [runId, added, updated, deactivated],
    );
  }
}

const STATEMENTS = `COPY guide.provider_sources (${HEAD_COLUMNS}, ${statementColumns('source_key')}) FROM STDIN`;
const STAGE = `COPY staged (${statementColumns('key')}) FROM STDIN`;

/** Keys as one text: pg looks through each member of a list. Made of numbers and plain letters, none has a line end. */
const SHARED = `
  WITH told AS (SELECT * FROM unnest($1::int[], string_to_array($2, E'\\n')) AS told (n, key)),
       ${SHARED_KEYS}
  SELECT DISTINCT n FROM keyed WHERE key IN (SELECT key FROM taken)`;
