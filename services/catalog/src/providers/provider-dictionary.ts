// The words of all names and cities, kept in memory to correct typos: read at the start, and again after records were written. While the
// table fills (the first start, a first import) it is read again whenever the number of writes has doubled.
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Dictionary } from '@app/content/matching/dictionary';
import { wordPieces } from '@app/content/matching/hangul';
import { normalize } from '@app/content/matching/normalize';
import { searchForm } from '@app/content/matching/search-text';
import { DataSource } from 'typeorm';

/** Max time a search waits for the initial dictionary load. */
const MAX_WAIT_MS = 1_400;
/** Min time between two looks at the number of writes. */
const CHECK_EVERY_MS = 2_000;
/** Min time between two loads, unless the number of writes has doubled. */
const LOAD_EVERY_MS = 5 * 60_000;
/** Records per statement, so that none runs long. */
const BATCH_SIZE = 10_000;

/** PostgreSQL's own count of writes to the table. */
const WRITES = `
  SELECT (n_tup_ins + n_tup_upd + n_tup_del)::float8 AS writes FROM pg_stat_user_tables WHERE relid = 'guide.providers'::regclass`;
const LAST_OF_BATCH = `
  SELECT id FROM guide.providers WHERE id > $1::uuid ORDER BY id OFFSET ${BATCH_SIZE - 1} LIMIT 1`;
const WORDS = `
  SELECT word, count(*)::int AS records
    FROM guide.providers r, unnest(string_to_array(lower(concat_ws(' ', r.name, r.name_ko, r.city)), ' ')) AS word
   WHERE r.is_active AND r.id > $1::uuid AND r.id <= $2::uuid GROUP BY word`;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

@Injectable()
export class ProviderDictionary implements OnApplicationBootstrap {
  private dictionary: Dictionary | null = null;
  private writes = 0;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private loadedAt = Number.NEGATIVE_INFINITY;
  private loading: Promise<void> | null = null;

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    void this.refresh();
  }

  /** The dictionary, after waiting for the initial load; null when it takes too long or fails, and when there are no words. */
  async current(): Promise<Dictionary | null> {
    const refreshed = this.refresh();
    if (!this.dictionary) {
      await Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS).unref())]);
    }
    return this.dictionary;
  }

  /** The dictionary as loaded so far, without waiting. */
  ready(): Dictionary | null {
    return this.dictionary;
  }

  /** Never fails: a search works without the dictionary, and the next one tries again. */
  private refresh(): Promise<void> {
    if (this.dictionary && performance.now() - this.checkedAt < CHECK_EVERY_MS) return Promise.resolve();
    this.loading ??= this.load()
      .catch(() => undefined)
      .finally(() => (this.loading = null));
    return this.loading;
  }

  private async load(): Promise<void> {
    this.checkedAt = performance.now();
    const [state]: { writes: number }[] = await this.database.query(WRITES);
    if (!state || (this.dictionary && !this.isStale(state.writes))) return;
    const counts = new Map<string, number>();
    for (let [from, to] = [FIRST_ID, '']; to !== LAST_ID; from = to) {
      const [last]: { id: string }[] = await this.database.query(LAST_OF_BATCH, [from]);
      to = last?.id ?? LAST_ID;
      const rows: { word: string; records: number }[] = await this.database.query(WORDS, [from, to]);
      for (const { word, records } of rows) addForms(counts, word, records);
    }
    const words = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
    this.dictionary = words.length > 0 ? new Dictionary(words) : null;
    this.writes = state.writes;
    this.loadedAt = performance.now();
  }

  private isStale(writes: number): boolean {
    if (writes === this.writes) return false;
    return writes >= 2 * this.writes || performance.now() - this.loadedAt >= LOAD_EVERY_MS;
  }
}

function addForms(counts: Map<string, number>, word: string, records: number): void {
  const forms = /^[a-z]+$/.test(word)
    ? [word]
    : normalize(word)
        .split(' ')
        .flatMap((part) => wordPieces(searchForm(part)));
  for (const form of forms) {
    if (form && !/\d/.test(form)) counts.set(form, (counts.get(form) ?? 0) + records);
  }
}
