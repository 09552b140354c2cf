// Stores what a run of the registry reads, page by page, and closes the run. Idempotent by key and content hash.
import { Injectable } from '@nestjs/common';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import type { RunNote } from '@app/contracts/http/crawler';
import type { EntityManager } from 'typeorm';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { type Fence, lockRun } from '../../ledger/held-rows.service';
import { RunLost } from '../../ledger/run-lost';
import type { Cursor, RunRow } from '../../ledger/run-row';
import type { ProviderRecord } from '../../sources/providers/provider-record';
import { skipsOf } from '../../sources/sound-records';
import type { ProvidersPage } from '../../sources/providers/read';
import { swapIn } from '../../swap/swap-in';
import { type Merged, MergeService } from '../merge/merge.service';
import { type PageCounts, RegistryRunRepository } from './registry-run.repository';
import { sourceRecordOf } from './registry-record';
import { SourceRecordStore } from './source-record-store.service';
import { type ReadFacts, SourceRecordsRepository } from './source-records.repository';

/** One ZIP and type is judged as a whole. */
const PART = 'records';

@Injectable()
export class RegistryPagesService {
  constructor(
    private readonly runs: RegistryRunRepository,
    private readonly sourceRecords: SourceRecordsRepository,
    private readonly merges: MergeService,
    private readonly store: SourceRecordStore,
  ) {}

  /** Whether places of the type were shipped with the product: true ones, which must not be mixed with invented ones. */
  hasShipped(type: ZipCrawledType): Promise<boolean> {
    return this.runs.hasShipped(type);
  }

  /** @param cursor where the run goes on after this page. @throws RunLost */
  async storePage(fence: Fence, page: ProvidersPage, cursor: Cursor): Promise<void> {
    await this.sourceRecords.transaction(async (manager) => {
      const run = await this.begin(manager, fence);
      const origin = run.origin === 'sample' ? 'sample' : 'live';
      const facts = factsOf(page.records);
      await this.sourceRecords.stage(manager, page.records.map(sourceRecordOf));
      const { written, merged } = await this.store.storeStaged(manager, origin, facts);
      const owners = await this.sourceRecords.owners(manager, origin);
      const fresh = await this.runs.see(manager, run.id, [...owners.keys()].map(sourceKeyOf));
      const news = new Set(written.map(({ key }) => key));
      const counts = countPage(fresh, news, owners, merged);
      await this.runs.progress(manager, run.id, counts, {
        cursor,
        isTruncated: page.isTruncated,
        skipped: skipsOf([run.result?.skipped ?? {}, page.skipped]),
      });
    });
  }

  /**
   * Closes a run whose part was read to its end.
   * @param notes what else it has to say
   * @throws CrawlFailure `empty_result` when records existed and none came; RunLost
   */
  async finish(fence: Fence, notes: readonly RunNote[] = []): Promise<void> {
    await this.sourceRecords.transaction(async (manager) => {
      const run = await this.begin(manager, fence);
      const { active, unseen } = await this.runs.counts(manager, run);
      const { counts: merged, drop } = await swapIn({
        origin: run.origin === 'sample' ? 'sample' : 'live',
        onDrop: run.options.isForced === true ? 'accept' : 'keep',
        // A list the source has cut says nothing about what is not on it.
        isWhole: !run.isTruncated,
        measure: async () => {
          if (run.found === 0 && active > 0) throw new CrawlFailure('empty_result', `${active} records existed`);
          const before = unseen === 0 ? 0 : ((await this.runs.baseline(manager, run)) ?? active);
          return { found: new Map([[PART, run.found]]), before: new Map([[PART, before]]) };
        },
        // The pages are stored already; what none of them showed is kept and marked when the read is not believed.
        replace: async ({ isEnding, drop: hasDropped }) => {
          if (hasDropped) await this.runs.markUnseenStale(manager, run);
          else if (isEnding) await this.runs.endUnseen(manager, run);
          return this.merges.merge(manager);
        },
        endSamples: () => this.store.endSamples(manager, ['nppes']),
      });
      const fell: RunNote[] = drop ? [{ code: 'fell', params: { ...drop, kept: unseen } }] : [];
      await this.runs.succeed(manager, run, merged.hidden.size, [...fell, ...notes]);
    });
  }

  private async begin(manager: EntityManager, fence: Fence): Promise<RunRow> {
    const run = await lockRun(manager, fence);
    if (!run.origin || !run.type) throw new RunLost();
    await this.sourceRecords.begin(manager, [run.type]);
    return run;
  }
}

/** Records of one page were read in one moment. */
const factsOf = ([first]: readonly ProviderRecord[]): ReadFacts => ({
  release: null,
  sourceUpdatedAt: null,
  retrievedAt: first?.retrievedAt ?? new Date(),
});

const sourceKeyOf = (id: string): string => id.slice(id.indexOf(' ') + 1);

/** Counts each record once a run, at its first sighting: two questions may show the same doctor. */
function countPage(
  fresh: readonly string[],
  news: ReadonlySet<string>,
  owners: ReadonlyMap<string, string>,
  merged: Merged,
): PageCounts {
  const counts: PageCounts = { found: fresh.length, added: 0, updated: 0, unchanged: 0 };
  for (const key of fresh) {
    const id = `nppes ${key}`;
    if (!news.has(id)) counts.unchanged += 1;
    else if (merged.added.has(owners.get(id) ?? '')) counts.added += 1;
    else counts.updated += 1;
  }
  return counts;
}
