// The words of all names and cities, kept in the process for typing slips: read once, and again after records were written.
// A table that fills (the first start, a first import) is read again each time twice as much was written to it.
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Dictionary } from '@app/content/matching/dictionary';
import { wordPieces } from '@app/content/matching/hangul';
import { normalize } from '@app/content/matching/normalize';
import { searchForm } from '@app/content/matching/search-text';
import { DataSource } from 'typeorm';

/** Whoever searches waits no longer than this for the first reading. */
const MOST_WAITING_MS = 1_400;
/** Whether records were written is asked so often at most. */
const ASKED_EVERY_MS = 2_000;
/** What is written to a table that is known for the most part waits so long. */
const READ_EVERY_MS = 5 * 60_000;
/** One statement reads about so many records, so that none runs long. */
const RECORDS_A_READ = 10_000;

/** Counted by the database for every table: changes whoever wrote. */
const WRITES = `
  SELECT (n_tup_ins + n_tup_upd + n_tup_del)::float8 AS writes FROM pg_stat_user_tables WHERE relid = 'guide.providers'::regclass`;
/** Ids of places that were read together stand together, so a part is as many records, not as large a share of all ids. */
const LAST_OF_PART = `
  SELECT id FROM guide.providers WHERE id > $1::uuid ORDER BY id OFFSET ${RECORDS_A_READ - 1} LIMIT 1`;
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
  private askedAt = Number.NEGATIVE_INFINITY;
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | null = null;

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    void this.refresh();
  }

  /** The words as they are known now; null as long as they are not read, cannot be, or there are none. */
  async current(): Promise<Dictionary | null> {
    const refreshed = this.refresh();
    if (!this.dictionary) {
      await Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, MOST_WAITING_MS).unref())]);
    }
    return this.dictionary;
  }

  /** As {@link current}, without waiting and without reading. */
  ready(): Dictionary | null {
    return this.dictionary;
  }

  /** A search answers without the dictionary too, so nothing that fails here reaches it; the next search tries again. */
  private refresh(): Promise<void> {
    if (this.dictionary && performance.now() - this.askedAt < ASKED_EVERY_MS) return Promise.resolve();
    this.reading ??= this.read()
      .catch(() => undefined)
      .finally(() => (this.reading = null));
    return this.reading;
  }

  private async read(): Promise<void> {
    this.askedAt = performance.now();
    const [state]: { writes: number }[] = await this.database.query(WRITES);
    if (!state || (this.dictionary && !this.isStale(state.writes))) return;
    const counts = new Map<string, number>();
    for (let [from, to] = [FIRST_ID, '']; to !== LAST_ID; from = to) {
      const [last]: { id: string }[] = await this.database.query(LAST_OF_PART, [from]);
      to = last?.id ?? LAST_ID;
      const rows: { word: string; records: number }[] = await this.database.query(WORDS, [from, to]);
      for (const { word, records } of rows) addForms(counts, word, records);
    }
    const words = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
    this.dictionary = words.length > 0 ? new Dictionary(words) : null;
    this.writes = state.writes;
    this.readAt = performance.now();
  }

  private isStale(writes: number): boolean {
    if (writes === this.writes) return false;
    return writes >= 2 * this.writes || performance.now() - this.readAt >= READ_EVERY_MS;
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
