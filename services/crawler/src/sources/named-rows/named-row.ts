// Rows read by the name of their columns, however the publisher spells it this year: "Facility ID", `facility_id`, "FACILITY ID".
import { linesHash } from '@app/kit/content-hash';
import { CrawlFailure } from '@app/fetching/crawl-failure';

/** Cells by folded column name; every cell cleaned, what a source writes for "unknown" is absent. */
export class NamedRow {
  constructor(private readonly cells: ReadonlyMap<string, string>) {}

  /** @param names spellings of one column, the newest first */
  text(...names: string[]): string | undefined {
    for (const name of names) {
      const cell = this.cells.get(foldedName(name));
      if (cell !== undefined) return cell;
    }
    return undefined;
  }

  /** A number above zero, "1,234" too: no place has no beds. */
  count(...names: string[]): number | undefined {
    const number = Number(this.text(...names)?.replaceAll(',', '') ?? Number.NaN);
    return Number.isInteger(number) && number > 0 ? number : undefined;
  }

  /** Degrees; 0 means unknown in many files. */
  degrees(...names: string[]): number | undefined {
    const number = Number(this.text(...names) ?? Number.NaN);
    return Number.isFinite(number) && number !== 0 && Math.abs(number) <= 180 ? number : undefined;
  }

  /** The first five digits of a ZIP code. */
  zip(...names: string[]): string | undefined {
    return /^\d{5}(?!\d{1,3}$)/.exec(this.text(...names) ?? '')?.[0];
  }

  /** Cells in one order, without the row numbers that a data store makes up anew (`_id`). For hashes. */
  get canonical(): string {
    const said = [...this.cells].filter(([name]) => name !== 'id').sort(([left], [right]) => (left < right ? -1 : 1));
    return JSON.stringify(said);
  }
}

/** Case, blanks and marks do not count: a file says "Facility ID" and "County/Parish" where an API says facility_id and countyparish. */
export const foldedName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const UNKNOWN = /^(?:|-+|n\/?a|null|none|unavailable|not available|not applicable|no date on file)$/i;

/** What the source says, in one line; undefined for its words for "unknown". */
export function cleanText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  // PostgreSQL cannot hold NUL, and control characters mean nothing in a name.
  const text = String(value)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return UNKNOWN.test(text) ? undefined : text;
}

/** One record of a JSON answer. */
export function rowOfRecord(record: Readonly<Record<string, unknown>>): NamedRow {
  const cells = Object.entries(record).flatMap(([name, value]) => {
    const text = cleanText(value);
    return text === undefined ? [] : [[foldedName(name), text] as const];
  });
  return new NamedRow(new Map(cells));
}

/**
 * Rows of a table whose last column may repeat: of two columns with one name the first counts, cells beyond the header
 * and missing cells are absent.
 */
export function rowReader(header: readonly string[]): (cells: readonly string[]) => NamedRow {
  const names = header.map(foldedName);
  return (cells) => {
    const named = new Map<string, string>();
    names.forEach((name, at) => {
      const text = cleanText(cells[at]);
      if (text !== undefined && name !== '' && !named.has(name)) named.set(name, text);
    });
    return new NamedRow(named);
  };
}

/** A column we cannot do without, in all its spellings. */
export type Column = string | readonly string[];

/** @throws CrawlFailure `missing_columns` naming them */
export function requireColumns(header: readonly string[], required: readonly Column[]): void {
  const present = new Set(header.map(foldedName));
  const missing = required
    .map((column) => [column].flat())
    .filter((spellings) => !spellings.some((name) => present.has(foldedName(name))))
    .map(([name]) => name);
  if (missing.length > 0) throw new CrawlFailure('missing_columns', missing.join(', '));
}

/** The same rows have the same hash, in whatever pages and order they came. */
export const rowsHash = (rows: readonly NamedRow[]): string => linesHash(rows.map(({ canonical }) => canonical).sort());
