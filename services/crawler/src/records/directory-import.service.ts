// Stores what a directory says: page after page beside the records, and at the end of each part all of it at once.
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RunLost } from '../ledger/run-lost';
import { PHYSICIANS } from '../sources/facility-record';
import type { StatementSource } from '../sources/facility-record';
import type { Cursor, RunRow } from '../ledger/run-row';
import type { DirectoryPart } from '../sources/directory-source';
import type { Measured, OnFall } from '../swap/falls';
import { swapIn } from '../swap/swap-in';
import type { SwapCounts } from '../swap/whole-swap';
import { placeCounts } from './place-counts';
import { type ReadProgress, RunWordsRepository } from './run-words.repository';
import type { Word } from './statement';
import { StatementSwapService } from './statement-swap.service';
import { type Part, StatementsRepository } from './statements.repository';
import { renewed } from './united-word';

/** A part of a directory as a run has read it. */
export interface ReadPart {
  source: StatementSource;
  part: DirectoryPart;
  /** true: there was more than was read. What is missing is then not ended. */
  isCut: boolean;
  /** true: only what has changed was read: nothing is ended, and what the statements said before stays beside it. */
  isChanges: boolean;
  onFall: OnFall;
  /** Where the run goes on. */
  cursor: Cursor;
  /** Whether the counts are the run's own. */
  isCounted: boolean;
}

export interface StoredPart extends SwapCounts {
  /** Statements before, when there were so many more that none was ended. */
  fellFrom: number | null;
}

@Injectable()
export class DirectoryImportService {
  constructor(
    private readonly words: RunWordsRepository,
    private readonly statements: StatementsRepository,
    private readonly swaps: StatementSwapService,
  ) {}

  /** Before the first page of a part. */
  async begin(run: RunRow, source: StatementSource): Promise<void> {
    await this.words.transaction((manager) => this.words.clear(manager, run.id, source));
  }

  /** @throws RunLost */
  async storePage(run: RunRow, words: readonly Word[], progress: ReadProgress): Promise<void> {
    await this.words.transaction(async (manager) => {
      await this.words.add(manager, run.id, words);
      if (!(await this.words.progress(manager, run, progress))) throw new RunLost();
    });
  }

  /** @throws CrawlFailure `empty_result`, `row_count_fell`: the old statements stay; RunLost */
  async storePart(run: RunRow, read: ReadPart): Promise<StoredPart> {
    return this.swaps.transaction(async (manager) => {
      await this.swaps.begin(manager, PHYSICIANS);
      const { source, isCut, isCounted, cursor } = read;
      const part = partOf(run, read);
      const { counts, fall } = await swapIn({
        origin: part.origin,
        onFall: read.onFall,
        isWhole: !isCut && !read.isChanges,
        measure: () => this.measure(manager, run, part, read),
        replace: async ({ isEnding }) => {
          await this.statements.stageAll(manager, this.slices(manager, run, read));
          if (isEnding) await this.statements.endUnstaged(manager, part);
          const facts = { release: null, retrievedAt: new Date(), sourceUpdatedAt: null };
          const { merged } = await this.swaps.storeStaged(manager, part.origin, facts);
          return placeCounts(merged, new Set((await this.statements.owners(manager, part.origin)).values()));
        },
        endSamples: () => this.swaps.endSamples(manager, [source]),
      });
      await this.words.clear(manager, run.id, source);
      const own = isCounted ? { counts, isCut, cursor } : { counts: NOTHING, isCut: false, cursor };
      // Last: until then the row is free for the heartbeat.
      if (!(await this.words.countPart(manager, run, own))) throw new RunLost();
      return { ...counts, fellFrom: fall?.before ?? null };
    });
  }

  /** A directory is one data set: its part is judged as a whole. */
  private async measure(manager: EntityManager, run: RunRow, of: Part, { source, part }: ReadPart): Promise<Measured> {
    const name = `${source} ${part.name}`;
    const found = await this.words.count(manager, run.id, source);
    const before = (await this.statements.activeCounts(manager, of)).get(source) ?? 0;
    return { found: new Map([[name, found]]), before: new Map([[name, before]]) };
  }

  private async *slices(manager: EntityManager, run: RunRow, { source, isChanges }: ReadPart): AsyncGenerator<Word[]> {
    for await (const words of this.words.slices(manager, run.id, source)) {
      if (!isChanges) {
        yield words;
        continue;
      }
      const origin = originOf(run);
      const keys = words.map(({ key }) => key);
      const before = await this.statements.fieldsOf(manager, { source, origin }, keys);
      yield words.map((word) => {
        const said = before.get(word.key);
        return said ? renewed(said, word) : word;
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
