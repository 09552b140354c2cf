// Stores what a run reads, page by page, and closes the run. Idempotent by natural key and content hash.
import { Injectable } from '@nestjs/common';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import type { RunNote } from '@app/contracts/http/crawler';
import type { EntityManager } from 'typeorm';
import { CrawlFailure } from '../crawl-failure';
import { MergeService } from '../facilities/merge.service';
import type { Cursor, RunRow } from '../run-row';
import type { ProviderRecord } from '../sources/providers/provider-record';
import type { ProvidersPage } from '../sources/providers/providers.service';
import { ImportRepository, type PageCounts, type RunFence, type StoredProvider } from './import.repository';
import { PartRepository } from './part.repository';
import { contentHash } from './provider-row';
import { SharedPlacesService } from './shared-places.service';

/** A read that finds so much less than the last good one is not believed: nothing becomes inactive by it. */
const LARGEST_FALL = 0.2;

/** The run was cancelled, or another worker holds it: stop, and change nothing. */
export class RunLost extends Error {
  constructor() {
    super('the run is no longer held by this worker');
    this.name = 'RunLost';
  }
}

@Injectable()
export class ImportService {
  constructor(
    private readonly repository: ImportRepository,
    private readonly part: PartRepository,
    private readonly places: SharedPlacesService = new SharedPlacesService(new MergeService()),
  ) {}

  /** Whether places of the type were shipped with the product: true ones, beside which nobody wants invented ones. */
  hasShipped(type: ZipCrawledType): Promise<boolean> {
    return this.repository.hasShipped(type);
  }

  /** @param cursor where the run goes on after this page. @throws RunLost */
  async storePage(fence: RunFence, page: ProvidersPage, cursor: Cursor): Promise<void> {
    await this.repository.transaction(async (manager) => {
      const run = await this.repository.lockRun(manager, fence);
      if (!run?.origin || !run.type) throw new RunLost();
      const { type } = run;
      const origin = run.origin === 'sample' ? 'sample' : 'live';
      await this.places.lock(manager, type);
      const adopted = await this.places.adopt(manager, page.records, origin);
      const keys = adopted.records.map(({ naturalKey }) => naturalKey);
      const stored = new Map(
        (await this.repository.findStored(manager, type, keys, origin)).map((row) => [row.naturalKey, row]),
      );
      // An invented record never replaces a true one.
      const records = adopted.records.filter(({ naturalKey }) => mayReplace(stored.get(naturalKey), origin));
      const changed = records.filter((record) => isChanged(stored.get(record.naturalKey), contentHash(record), origin));
      const isMerged = ({ naturalKey }: ProviderRecord) => stored.get(naturalKey)?.isMerged === true;
      const names = new Map([...stored].map(([key, row]) => [key, row.nameKo]));
      const own = changed.filter((record) => !isMerged(record));
      const written = await this.repository.upsert(manager, own, origin, names);
      const rowIds = new Map([...stored].map(([key, { id }]) => [key, id]));
      const said = { idOf: rowIds, ownKeys: adopted.ownKeys, origin };
      const merged = await this.places.store(manager, changed.filter(isMerged), said);
      merged.forEach((id, key) => written.set(key, id));
      const same = records.filter(({ naturalKey }) => !written.has(naturalKey));
      const sameRows = same.flatMap(({ naturalKey }) => stored.get(naturalKey) ?? []);
      await this.repository.touch(
        manager,
        sameRows.filter(({ isCheckedToday }) => !isCheckedToday).map(({ id }) => id),
      );
      const idOf = new Map([...written, ...sameRows.map((row) => [row.naturalKey, row.id] as const)]);
      const fresh = await this.repository.see(manager, run.id, [...idOf.values()]);
      const counts = countPage(idOf, fresh, written, stored);
      await this.repository.progress(manager, run.id, counts, { cursor, isTruncated: page.isTruncated });
    });
  }

  /**
   * Closes a run whose part was read to its end.
   * @throws CrawlFailure `empty_result` when records existed and none came; RunLost
   */
  async finish(fence: RunFence): Promise<void> {
    await this.repository.transaction(async (manager) => {
      const run = await this.repository.lockRun(manager, fence);
      if (!run?.origin || !run.type) throw new RunLost();
      await this.places.lock(manager, run.type);
      const { active, unseen } = await this.part.counts(manager, run);
      if (run.found === 0 && active > 0) throw new CrawlFailure('empty_result', `${active} records existed`);
      const before = (await this.part.lastFound(manager, run)) ?? active;
      const isFall = unseen > 0 && run.found < before * (1 - LARGEST_FALL);
      // A list the source has cut says nothing about what is not on it.
      const mayDeactivate = !run.isTruncated && !isFall;
      const deactivated = mayDeactivate ? await this.deactivateUnseen(manager, run) : 0;
      if (isFall) await this.part.markUnseenStale(manager, run);
      if (run.origin === 'live') {
        await this.part.deleteSamples(manager);
        await this.places.endSamples(manager);
      }
      const fall: RunNote = { code: 'fell', params: { found: run.found, before, kept: unseen } };
      await this.part.succeed(manager, run, deactivated, isFall ? [fall] : []);
    });
  }

  private async deactivateUnseen(manager: EntityManager, run: RunRow): Promise<number> {
    const own = await this.part.deactivateUnseen(manager, run);
    return own + (await this.places.endUnseen(manager, run));
  }
}

function mayReplace(stored: StoredProvider | undefined, origin: string): boolean {
  return origin === 'live' || stored === undefined || stored.origin === 'sample';
}

function isChanged(stored: StoredProvider | undefined, hash: string, origin: string): boolean {
  if (stored === undefined || !stored.isActive || stored.isStale) return true;
  return stored.contentHash !== hash || stored.origin !== origin;
}

/** Counts each record once a run, at its first sighting: two questions may show the same doctor. */
function countPage(
  idOf: Map<string, string>,
  fresh: Set<string>,
  written: Map<string, string>,
  stored: Map<string, StoredProvider>,
): PageCounts {
  const counts: PageCounts = { found: 0, added: 0, updated: 0, unchanged: 0 };
  for (const [key, id] of idOf) {
    if (!fresh.has(id)) continue;
    counts.found += 1;
    if (!written.has(key)) counts.unchanged += 1;
    else if (stored.has(key)) counts.updated += 1;
    else counts.added += 1;
  }
  return counts;
}
