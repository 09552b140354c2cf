// Stores what a directory says: page after page into a stage, and at the end of each part all of it at once.
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RunLost } from '../../ledger/run-lost';
import { PHYSICIANS } from '../../sources/facility-record';
import type { RecordSource } from '../../sources/facility-record';
import type { Cursor, RunRow } from '../../ledger/run-row';
import type { DirectoryPart } from '../../sources/directory-source';
import type { Measured, OnDrop } from '../../swap/row-count-drop';
import { swapIn } from '../../swap/swap-in';
import type { SwapCounts } from '../../swap/whole-swap';
import { placeCounts } from './place-counts';
import { type ReadProgress, RunRecordsRepository } from './run-records.repository';
import type { SourceRecord } from '../matching/source-record';
import { SourceRecordStore } from './source-record-store.service';
import { type Part, SourceRecordsRepository } from './source-records.repository';
import { renewed } from './united-record';

/** A part of a directory as a run has read it. */
export interface ReadPart {
  source: RecordSource;
  part: DirectoryPart;
  /** true: there was more than was read. What is missing is then not ended. */
  isCut: boolean;
  /** true: only what has changed was read: nothing is ended, and earlier records stay. */
  isChanges: boolean;
  onDrop: OnDrop;
  /** Where the run goes on. */
  cursor: Cursor;
  /** Whether the counts are the run's own. */
  isCounted: boolean;
}

export interface StoredPart extends SwapCounts {
  /** Records before, when there were so many more that none was ended. */
  fellFrom: number | null;
}

@Injectable()
export class DirectoryImportService {
  constructor(
    private readonly runRecords: RunRecordsRepository,
    private readonly sourceRecords: SourceRecordsRepository,
    private readonly store: SourceRecordStore,
  ) {}

  /** Before the first page of a part. */
  async begin(run: RunRow, source: RecordSource): Promise<void> {
    await this.runRecords.transaction((manager) => this.runRecords.clear(manager, run.id, source));
  }

  /** @throws RunLost */
  async storePage(run: RunRow, records: readonly SourceRecord[], progress: ReadProgress): Promise<void> {
    await this.runRecords.transaction(async (manager) => {
      await this.runRecords.add(manager, run.id, records);
      if (!(await this.runRecords.progress(manager, run, progress))) throw new RunLost();
    });
  }

  /** @throws CrawlFailure `empty_result`, `row_count_fell`: the old records stay; RunLost */
  async storePart(run: RunRow, read: ReadPart): Promise<StoredPart> {
    return this.store.transaction(async (manager) => {
      await this.store.begin(manager, PHYSICIANS);
      const { source, isCut, isCounted, cursor } = read;
      const part = partOf(run, read);
      const { counts, drop } = await swapIn({
        origin: part.origin,
        onDrop: read.onDrop,
        isWhole: !isCut && !read.isChanges,
        measure: () => this.measure(manager, run, part, read),
        replace: async ({ isEnding }) => {
          await this.sourceRecords.stageAll(manager, this.slices(manager, run, read));
          if (isEnding) await this.sourceRecords.endUnstaged(manager, part);
          const facts = { release: null, retrievedAt: new Date(), sourceUpdatedAt: null };
          const { merged } = await this.store.storeStaged(manager, part.origin, facts);
          return placeCounts(merged, new Set((await this.sourceRecords.owners(manager, part.origin)).values()));
        },
        endSamples: () => this.store.endSamples(manager, [source]),
      });
      await this.runRecords.clear(manager, run.id, source);
      const own = isCounted ? { counts, isCut, cursor } : { counts: NOTHING, isCut: false, cursor };
      // Last: until then the row is free for the heartbeat.
      if (!(await this.runRecords.countPart(manager, run, own))) throw new RunLost();
      return { ...counts, fellFrom: drop?.before ?? null };
    });
  }

  /** A directory is one data set: its part is judged as a whole. */
  private async measure(manager: EntityManager, run: RunRow, of: Part, { source, part }: ReadPart): Promise<Measured> {
    const name = `${source} ${part.name}`;
    const found = await this.runRecords.count(manager, run.id, source);
    const before = (await this.sourceRecords.activeCounts(manager, of)).get(source) ?? 0;
    return { found: new Map([[name, found]]), before: new Map([[name, before]]) };
  }

  private async *slices(
    manager: EntityManager,
    run: RunRow,
    { source, isChanges }: ReadPart,
  ): AsyncGenerator<SourceRecord[]> {
    for await (const records of this.runRecords.slices(manager, run.id, source)) {
      if (!isChanges) {
        yield records;
        continue;
      }
      const origin = originOf(run);
      const keys = records.map(({ key }) => key);
      const before = await this.sourceRecords.fieldsOf(manager, { source, origin }, keys);
      yield records.map((record) => {
        const said = before.get(record.key);
        return said ? renewed(said, record) : record;
      });
    }
  }
}

const NOTHING: SwapCounts = { found: 0, added: 0, updated: 0, unchanged: 0, deactivated: 0 };
const HOME_STATE = 'CA';

const originOf = ({ origin }: RunRow): Part['origin'] => (origin === 'sample' ? 'sample' : 'live');

function partOf(run: RunRow, { source, part: { kind, name } }: ReadPart): Part {
  const part = { sources: [source], origin: originOf(run), state: HOME_STATE };
  if (kind === 'zip') return { ...part, zip: name };
  return kind === 'county' ? { ...part, county: name } : part;
}
