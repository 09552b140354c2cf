// Whole sources that a test plays: it says what each of them reads, and sees what is stored. Imported by tests only.
import { createHash } from 'node:crypto';
import { PLAN_RUN_SOURCES, WHOLE_SOURCES, type WholeSourceId } from '@app/contracts/http/crawl-sources';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { judgeDrop } from '../swap/row-count-drop';
import type { WholeParts } from '../whole/whole-sources.service';
import type { FileOptions, ReadOptions, WholeKind, WholeRead, WholeSource } from '../sources/whole-source';
import type { SwapTarget, WholeImporter } from '../swap/whole-swap';

export interface InventedRecord {
  name: string;
  monthlyPremium: number | null;
}

/** Without `client`: a file was given. */
type Options = FileOptions | ReadOptions;
type Reader = (options: Options) => Promise<InventedRecord[]> | InventedRecord[];

const KINDS: Partial<Record<WholeSourceId, WholeKind>> = {
  ...Object.fromEntries(PLAN_RUN_SOURCES.map((id) => [id, 'plans' as const])),
  crosswalk: 'crosswalk',
  'social-security': 'offices',
};

export const records = (count: number): InventedRecord[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Sample Record ${index}`, monthlyPremium: index || null }));

export class InventedSources {
  /** What each source reads; ten records unless a test says otherwise. */
  readonly readers = new Map<WholeSourceId, Reader>();
  swaps: { target: SwapTarget; count: number }[] = [];
  /** What storing waits for; at once unless a test says otherwise. */
  beforeSwap: (() => Promise<void>) | undefined;
  reads: { source: WholeSourceId; options: Options }[] = [];
  private readonly stored = new Map<string, number>();

  /** As if nothing had ever been read. */
  reset(): void {
    this.readers.clear();
    this.stored.clear();
    this.swaps = [];
    this.reads = [];
    this.beforeSwap = undefined;
  }

  get parts(): WholeParts {
    return {
      sources: WHOLE_SOURCES.map((id) => this.source(id)),
      importers: (['plans', 'crosswalk', 'facilities', 'offices'] as const).map((kind) => this.importer(kind)),
    };
  }

  private source(id: WholeSourceId): WholeSource<InventedRecord> {
    const whole = async (options: Options): Promise<WholeRead<InventedRecord>> => {
      this.reads.push({ source: id, options });
      const read = await (this.readers.get(id) ?? (() => records(10)))(options);
      return {
        records: read,
        release: `Sample_${id}_202609`,
        sourceUrl: `https://example.org/${id}`,
        sourceUpdatedAt: '2026-09-30',
        retrievedAt: new Date(),
        sha256: createHash('sha256').update(JSON.stringify(read)).digest('hex'),
        skipped: { closed: 2 },
      };
    };
    const readFile = (options: FileOptions) => {
      if (options.path.includes('without-columns')) throw new CrawlFailure('missing_columns', 'Plan Name');
      return whole(options);
    };
    return {
      id,
      kind: KINDS[id] ?? 'facilities',
      schedule: null,
      read: whole,
      readFile,
    };
  }

  private importer(kind: WholeKind): WholeImporter<InventedRecord> {
    const swap: WholeImporter<InventedRecord>['swap'] = async (target, read) => {
      await this.beforeSwap?.();
      const key = `${target.source} ${target.origin} ${target.state}`;
      const before = this.stored.get(key) ?? 0;
      const most = Math.max(before, target.earlier?.get(target.source) ?? 0);
      const found = read.records.length;
      if (found === 0) throw new CrawlFailure('empty_result', 'nothing');
      const measured = { found: new Map([[target.source, found]]), before: new Map([[target.source, most]]) };
      if (!target.isForced) judgeDrop(measured, 'refuse');
      this.stored.set(key, found);
      this.swaps.push({ target, count: found });
      const added = Math.max(0, found - before);
      return {
        found,
        added,
        updated: 0,
        unchanged: found - added,
        deactivated: Math.max(0, before - found),
        parts: { [target.source]: found },
      };
    };
    return { kind, swap };
  }
}
