// Stores CMS's releases of drug plans: each is staged while it is read and swapped in whole, and one that is in force is not read again.
import { Injectable } from '@nestjs/common';
import type { RunNote } from '@app/contracts/http/crawler';
import { Clock } from '@app/kit/clock';
import { HeldRows, lockRun } from '../ledger/held-rows.service';
import type { RunRow } from '../ledger/run-row';
import type { ReleaseStore } from '../sources/drug-plans/staged';
import type { WholeRead } from '../sources/whole-source';
import { DrugReleaseImporterService } from '../swap/drug-release-importer.service';
import type { SwapCounts } from '../swap/whole-swap';
import { WholeRunRepository } from './whole-run.repository';

@Injectable()
export class DrugReleasesService {
  constructor(
    private readonly rows: HeldRows,
    private readonly runs: WholeRunRepository,
    private readonly releases: DrugReleaseImporterService,
    private readonly clock: Clock,
  ) {}

  /** Reads with the store that the source loads its releases into, and closes the run. @throws what the read throws; RunLost */
  async readAndStore(run: RunRow, read: (releases: ReleaseStore) => Promise<WholeRead<unknown>>): Promise<void> {
    const origin = run.origin === 'sample' ? 'sample' : 'live';
    const lastHash = (await this.runs.lastGood(run))?.result?.sha256 ?? null;
    const counts: SwapCounts = { found: 0, added: 0, updated: 0, unchanged: 0, deactivated: 0 };
    const add = (more: Partial<SwapCounts>) => {
      for (const [name, count] of Object.entries(more)) counts[name as keyof SwapCounts] += count;
    };
    const notes: RunNote[] = [];
    const parts: Record<string, number> = {};
    const { release, skipped, sha256 } = await read({
      isInForce: async (name, hash) => {
        const { options } = await this.rows.current(run);
        if (options.isForced === true) return false;
        const known = await this.releases.inForce(name, origin, new Date(this.clock.now()));
        if (known === null || (known.origin === origin && hash !== null && hash !== lastHash)) return false;
        notes.push({ code: 'unchanged', params: { since: known.retrievedAt.toISOString() } });
        add({ found: known.plans, unchanged: known.plans });
        return true;
      },
      load: async (facts, batches) => {
        const swapped = await this.releases.swap({
          source: run.source,
          origin,
          facts,
          batches,
          onStaged: async (plans) => (await this.rows.beginStoring(run, plans)).options.isForced === true,
          lock: (manager) => lockRun(manager, run),
        });
        const { parts: measures, ...more } = swapped;
        add(more);
        for (const [name, count] of Object.entries(measures)) parts[`${facts.planYear} ${name}`] = count;
      },
    });
    const result = { plans: [], skipped, notes, sha256: sha256 === '' ? lastHash : sha256, parts };
    await this.rows.succeed(run, { counts, release, result });
  }
}
