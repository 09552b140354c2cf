// Stores the names of medicines in portions while they are read: each portion and the counts of its run are one transaction, and what
// is missing is read from the tables again, so that a read that was killed goes on where it stopped.
import { Injectable } from '@nestjs/common';
import { Clock } from '@app/kit/clock';
import { HeldRows, lockRun } from '../ledger/held-rows.service';
import type { RunRow } from '../ledger/run-row';
import { isNamed, type LookedUpDrug, type NameStore } from '../sources/drug-names/name-store';
import type { WholeRead } from '../sources/whole-source';
import { DrugNamesRepository, type NameOrigin } from './drug-names.repository';

@Injectable()
export class DrugNamesService {
  constructor(
    private readonly rows: HeldRows,
    private readonly names: DrugNamesRepository,
    private readonly clock: Clock,
  ) {}

  /** Reads with the store that the source keeps its names in, and closes the run. @throws what the read throws; RunLost */
  async readAndStore(run: RunRow, read: (names: NameStore) => Promise<WholeRead<unknown>>): Promise<void> {
    const origin: NameOrigin = run.origin === 'sample' ? 'sample' : 'live';
    const { skipped, notes = [] } = await read({
      missing: async () => {
        const { options } = await this.rows.current(run);
        return this.names.missing(origin, new Date(this.clock.now()), options.isForced === true);
      },
      keep: (portion) => this.keep(run, origin, portion),
    });
    if (origin === 'live') await this.names.endSamples();
    const { added, updated } = await this.rows.current(run);
    const found = await this.names.named(origin);
    const counts = { found, added, updated, unchanged: Math.max(0, found - added - updated), deactivated: 0 };
    await this.rows.succeed(run, { counts, release: null, result: { plans: [], skipped, notes, sha256: null } });
  }

  private keep(run: RunRow, origin: NameOrigin, portion: readonly LookedUpDrug[]): Promise<void> {
    const now = new Date(this.clock.now());
    return this.names.transaction(async (manager) => {
      await lockRun(manager, run);
      const unnamed = portion.filter((drug) => !isNamed(drug)).map(({ rxcui }) => rxcui);
      await this.names.writeUnnamed(manager, unnamed, now);
      const written = await this.names.writeNames(manager, portion.filter(isNamed), origin, now);
      await this.names.count(manager, run, written);
    });
  }
}
