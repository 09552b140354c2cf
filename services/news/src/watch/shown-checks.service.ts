// What the readings of the official pages found, in the shape of the calls.
import { Injectable } from '@nestjs/common';
import {
  type FigureBoardResponse,
  FIGURE_CHECK_STATES,
  type FigureCheckPage,
  type FigureChecksResponse,
  type FigureCheckState,
  type FigureMiss,
  MISSES_TO_CHECK,
} from '@app/contracts/http/figure-checks';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';
import { type CheckRow, ChecksRepository, LONGEST_PAGE_MS } from './checks.repository';
import { PageReaderService } from './page-reader.service';
import { pagesOf, type Watched, watchList } from './watch-list';

type Known = Watched & { row: CheckRow | undefined };
type Stored = Omit<FigureBoardResponse, 'nextAt' | 'access' | 'mayRun'>;

const ORDER: readonly FigureCheckState[] = ['gone', 'moved', 'blocked', 'failed'];

@Injectable()
export class ShownChecksService {
  constructor(
    private readonly reader: PageReaderService,
    private readonly checks: ChecksRepository,
    private readonly clock: Clock,
  ) {}

  async forVisitors(): Promise<FigureChecksResponse> {
    const pages = [...pagesOf(await this.known())].map(([url, values]) => pageFor(url, values));
    return {
      origin: this.reader.origin,
      pages: pages.filter(({ foundOn, checking }) => foundOn !== null || checking.length > 0),
    };
  }

  async forOperators(): Promise<Stored> {
    const known = await this.known();
    const run = await this.checks.run(this.reader.origin);
    const rows = known.flatMap(({ row }) => row ?? []);
    const counts = FIGURE_CHECK_STATES.map(
      (state) => [state, rows.filter((row) => row.state === state).length] as const,
    );
    const misses = known.flatMap(missOf);
    return {
      origin: this.reader.origin,
      watched: known.length,
      pages: pagesOf(known).size,
      unread: known.length - rows.length,
      counts: Object.fromEntries(counts) as Record<FigureCheckState, number>,
      misses: misses.sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state)),
      isRunning: this.clock.now() - (run?.beatAt?.getTime() ?? 0) < LONGEST_PAGE_MS,
      begunAt: run?.begunAt.toISOString() ?? null,
      endedAt: run?.endedAt?.toISOString() ?? null,
    };
  }

  /** Every value that is looked for today, with what is known of just this value on just this page. */
  private async known(): Promise<Known[]> {
    const rows = new Map((await this.checks.list(this.reader.origin)).map((row) => [row.id, row]));
    return watchList(pacificDay(this.clock.now())).map((each): Known => {
      const row = rows.get(each.id);
      return { ...each, row: row?.url === each.url && row.value === each.shown ? row : undefined };
    });
  }
}

const isBeingChecked = ({ row }: Known): boolean => (row?.misses ?? 0) >= MISSES_TO_CHECK;

function pageFor(url: string, values: readonly Known[]): FigureCheckPage {
  const checking = values.filter(isBeingChecked).map(({ label, shown }) => ({ label, value: shown }));
  const others = values.filter((value) => !isBeingChecked(value));
  const days = others.map(({ row }) => row?.foundAt?.getTime() ?? Number.NaN);
  const earliest = others.length === 0 ? Number.NaN : Math.min(...days);
  return { url, foundOn: Number.isNaN(earliest) ? null : pacificDay(earliest), checking };
}

function missOf({ id, label, shown, url, row }: Known): FigureMiss[] {
  if (!row || row.state === 'found') return [];
  const { state, misses, snippet, leadsTo, failure, triedAt, foundAt } = row;
  const at = { triedAt: triedAt.toISOString(), foundAt: foundAt?.toISOString() ?? null };
  return [{ id, label, value: shown, url, state, misses, snippet, leadsTo, failure, ...at }];
}
