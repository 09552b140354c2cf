// The source `drug-plans`: what the drug plans of California cover and cost, from CMS's releases of 2.5 GB. A release is read once from
// its first table to its last; what comes of it is staged at once (ReadOptions.stage), so that memory does not grow with it.
import type { SkipCode, SkipCounts } from '@app/contracts/http/crawler';
import type { DrugSeries } from '@app/database/tables/drug-plans';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { fileHash } from '@app/kit/content-hash';
import { skipsOf } from '../sound-records';
import type { FileOptions, ReadOptions, WholeRead, WholeSource } from '../whole-source';
import { ReleaseArchive } from './archive';
import { Formularies, FORMULARY_COLUMNS, FORMULARY_OPTIONAL } from './formularies';
import { keyIn, type Parsed, PLAN_TABLES, type PlanTable } from './parser';
import { Area, AreaPlans, LOCATOR_COLUMNS, PLAN_COLUMNS } from './plans';
import { type DrugRelease, newestIn, type OfferedRelease, releaseOf, wantedOf } from './release';
import { type Cells, rowBatches, type WantedRows } from './rows';
import { DRUG_PLANS, PAGE_OF, resourcesPath, SITE } from './source';
import type { ReleaseStore, StagedRow, StagedRows, StagedTable } from './staged';

/** So many rows that cannot be read are no slip of the publisher any more. */
const MAX_UNREADABLE = 0.05;
const AT_ONCE = 5_000;
const FORMULARY = 'basic drugs formulary';
const STATE_NAMES: ReadonlyMap<string, string> = new Map([['CA', 'california']]);

type Options = Omit<FileOptions, 'path'>;
/** Says why a row is left out; null = it was taken. */
type Take = (cells: Cells) => SkipCode | null;

export const drugPlans: WholeSource = {
  ...DRUG_PLANS,
  read: async (options) => {
    const { client } = options;
    const newest = async (series: DrugSeries) => (await client.getJson(SITE, resourcesPath(series), newestIn)).value;
    const offered = wantedOf(await newest('quarterly'), await newest('monthly'));
    const reads: WholeRead<unknown>[] = [];
    for (const release of offered) reads.push(await readOffered(options, release));
    return joined(reads);
  },
  readFile: async (options) => {
    const release = releaseOf(options.path);
    const sha256 = await fileHash(options.path);
    const isKnown = await storeOf(options).isInForce(release.name, sha256);
    return isKnown ? wholeOf(release, { sha256 }) : readRelease(options, release, { path: options.path, sha256 });
  },
};

async function readOffered(options: ReadOptions, release: OfferedRelease): Promise<WholeRead<unknown>> {
  if (await storeOf(options).isInForce(release.name, null)) return wholeOf(release, {});
  return options.client.readFile(SITE, release.path, {
    kind: 'zip',
    isKept: false,
    read: (file) => readRelease(options, release, file),
  });
}

function storeOf({ releases }: Options): ReleaseStore {
  if (!releases) throw new Error('the releases of this source are stored while they are read');
  return releases;
}

const wholeOf = (
  { name, series, day }: DrugRelease,
  { sha256 = '', skipped = {} }: { sha256?: string; skipped?: SkipCounts },
): WholeRead<unknown> => ({
  records: [],
  release: name,
  sourceUrl: PAGE_OF[series],
  sourceUpdatedAt: day,
  retrievedAt: new Date(),
  sha256,
  skipped,
});

/** The newest year last. */
function joined(reads: readonly WholeRead<unknown>[]): WholeRead<unknown> {
  const last = reads.at(-1);
  if (!last) throw new Error('no release was requested');
  return {
    ...last,
    release: reads.map(({ release }) => release).join(', '),
    sha256: reads.map(({ sha256 }) => sha256).find((hash) => hash !== '') ?? '',
    skipped: skipsOf(reads.map(({ skipped }) => skipped)),
  };
}

async function readRelease(
  options: Options,
  release: DrugRelease,
  { path, sha256 }: { path: string; sha256: string },
): Promise<WholeRead<unknown>> {
  const archive = await ReleaseArchive.open(path);
  const reading = new ReleaseReading(archive, release, options);
  try {
    const whole = wholeOf(release, { sha256 });
    await storeOf(options).load(
      { ...release, sourceUrl: whole.sourceUrl, retrievedAt: whole.retrievedAt },
      reading.all(),
    );
    return { ...whole, skipped: reading.skipped };
  } finally {
    archive.close();
  }
}

class ReleaseReading {
  readonly skipped: SkipCounts = {};
  private passed = 0;

  constructor(
    private readonly archive: ReleaseArchive,
    private readonly release: DrugRelease,
    private readonly options: Options,
  ) {}

  /** @throws CrawlFailure `missing_columns`, `schema_changed`, `truncated_body`, `empty_result`; the signal's reason */
  async *all(): AsyncGenerator<StagedRows> {
    const plans = await this.areaPlans();
    yield { table: 'plans', rows: plans.rows };
    const formularies = new Formularies(plans.formularies);
    yield* this.formularyRows(formularies);
    this.checkYears(formularies);
    for (const [name, table] of Object.entries(PLAN_TABLES)) {
      if (table.staged === 'prices' && this.release.series === 'monthly') continue;
      yield* this.planRows(name, table, plans, formularies);
    }
  }

  private async areaPlans(): Promise<AreaPlans> {
    const { state } = this.options;
    const area = new Area(STATE_NAMES.get(state) ?? '');
    await this.read('geographic locator', { columns: LOCATOR_COLUMNS }, (cells) => area.addCounty(cells));
    if (area.isEmpty) throw new CrawlFailure('empty_result', `no county of ${state}`);
    const plans = new AreaPlans(area);
    await this.read('plan information', { columns: PLAN_COLUMNS }, (cells) => plans.add(cells));
    if (plans.rows.length === 0) throw new CrawlFailure('empty_result', `no plan of ${state}`);
    return plans;
  }

  private async *formularyRows(formularies: Formularies): AsyncGenerator<StagedRows> {
    const wanted = { columns: FORMULARY_COLUMNS, optional: FORMULARY_OPTIONAL };
    await this.read(FORMULARY, wanted, (cells) => formularies.addVersion(cells));
    yield* this.staged('formulary', FORMULARY, wanted, (cells) => formularies.rowOf(cells));
  }

  private checkYears({ years }: Formularies): void {
    const { planYear } = this.release;
    const others = [...years].filter((year) => year !== planYear);
    if (others.length > 0) {
      throw new CrawlFailure('schema_changed', `medicines of ${others.join(', ')} in a release of ${planYear}`);
    }
  }

  private planRows(
    name: string,
    table: PlanTable,
    { byKey }: AreaPlans,
    formularies: Formularies,
  ): AsyncGenerator<StagedRows> {
    const wanted = { columns: table.columns, optional: table.optional ?? [], plans: byKey };
    return this.staged(table.staged, name, wanted, (cells) => {
      const plan = byKey.get(keyIn(cells));
      return plan ? table.parse(plan, cells, formularies) : 'other_state';
    });
  }

  /** The rows of a table in portions. @throws CrawlFailure `empty_result` when there is none */
  private async *staged(
    table: StagedTable,
    name: string,
    wanted: WantedRows,
    parse: (cells: Cells) => Parsed | null,
  ): AsyncGenerator<StagedRows> {
    let held: StagedRow[] = [];
    let isEmpty = true;
    const take = (cells: Cells): SkipCode | null => {
      const row = parse(cells);
      if (row === null || typeof row === 'string') return row;
      held.push(row);
      return null;
    };
    for await (const passed of this.pieces(name, wanted, take)) {
      this.report(passed);
      isEmpty &&= held.length === 0;
      if (held.length < AT_ONCE) continue;
      yield { table, rows: held };
      held = [];
    }
    if (isEmpty) throw new CrawlFailure('empty_result', `no row of "${name}" is of a plan of ${this.options.state}`);
    if (held.length > 0) yield { table, rows: held };
  }

  private async read(name: string, wanted: WantedRows, take: Take): Promise<void> {
    for await (const passed of this.pieces(name, wanted, take)) this.report(passed);
  }

  private report(passed: number): void {
    this.passed += passed;
    this.options.onProgress(this.passed, null);
  }

  /** Gives the rows of a table away, and how many rows were passed after each piece. */
  private async *pieces(name: string, wanted: WantedRows, take: Take): AsyncGenerator<number> {
    let taken = 0;
    let unreadable = 0;
    for await (const part of this.archive.parts(name)) {
      for await (const { rows, passed, ragged } of rowBatches(part, wanted)) {
        this.options.signal.throwIfAborted();
        const reasons = rows.map(take).filter((reason) => reason !== null);
        for (const reason of reasons) this.skip(reason, 1);
        this.skip('ragged_row', ragged);
        this.skip('other_state', passed - rows.length - ragged);
        taken += rows.length - reasons.length;
        unreadable += ragged + reasons.filter((reason) => reason === 'unreadable').length;
        yield passed;
      }
    }
    if (unreadable > (taken + unreadable) * MAX_UNREADABLE) {
      throw new CrawlFailure('schema_changed', `${unreadable} rows of "${name}" cannot be read`);
    }
  }

  private skip(reason: SkipCode, count: number): void {
    if (count > 0) this.skipped[reason] = (this.skipped[reason] ?? 0) + count;
  }
}
