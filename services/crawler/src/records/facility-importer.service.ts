// Stores a whole read of facilities as the statements of their data sets, in one transaction.
import { Injectable } from '@nestjs/common';
import { countBy, CrawlFailure, refuseFall } from '../crawl-failure';
import { DATASETS, type FacilityRecord, type FacilitySourceId } from '../facility-record';
import type { SwapCounts, SwapTarget, WholeImporter, WholeRead } from '../whole/whole-source';
import type { Merged } from './records.service';
import type { Word } from './statement';
import { StatementSwapService } from './statement-swap.service';
import { type Part, StatementsRepository } from './statements.repository';

@Injectable()
export class FacilityImporterService implements WholeImporter<FacilityRecord> {
  readonly kind = 'facilities';

  constructor(
    private readonly statements: StatementsRepository,
    private readonly swaps: StatementSwapService,
  ) {}

  /**
   * Acts within the read's data sets, the target's origin and state.
   * @throws CrawlFailure `empty_result` or `row_count_fell`; the old rows stay
   */
  async swap(target: SwapTarget, read: WholeRead<FacilityRecord>): Promise<SwapCounts> {
    const words = wordsOf(read.records);
    if (words.length === 0) throw new CrawlFailure('empty_result', 'no facility was read');
    const sources = [...new Set(words.map(({ source }) => source))];
    const part: Part = { sources, origin: target.origin, state: target.state };
    return this.swaps.transaction(async (manager) => {
      await this.swaps.begin(manager);
      if (target.origin !== 'sample') await this.swaps.endSamples(manager, DATASETS[target.source as FacilitySourceId]);
      if (target.origin === 'live') await this.statements.takeOverSnapshot(manager, part);
      if (!target.isForced) {
        refuseFall(
          countBy(words, ({ source }) => source),
          await this.statements.activeCounts(manager, part),
        );
      }
      const merged = await this.swaps.swap(manager, part, words, read);
      return counts(merged, new Set((await this.statements.owners(manager, target.origin)).values()));
    });
  }
}

/** A place listed twice counts once. */
function wordsOf(records: readonly FacilityRecord[]): Word[] {
  const words = records.map(({ dataset, ...said }): Word => ({ source: dataset, ...said }));
  return [...new Map(words.map((word) => [`${word.source} ${word.key}`, word])).values()];
}

/** In places, not in statements: a hospital of which three lists speak is one. */
function counts({ added, changed, hidden, silent }: Merged, seen: ReadonlySet<string>): SwapCounts {
  const found = seen.size + silent;
  const updated = [...changed].filter((id) => seen.has(id)).length;
  const deactivated = [...hidden].filter((id) => !seen.has(id)).length;
  return { found, added: added.size, updated, unchanged: found - added.size - updated, deactivated };
}
