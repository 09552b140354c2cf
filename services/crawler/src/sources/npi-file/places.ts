// Further practice places of providers, from a second file of the archive (pl_pfile): their rows of the requested state by the provider's
// number, as text, because most of them belong to providers who are not shown. Facts: docs/facts/sources.md#nppes-monthly-file.
import type { Readable } from 'node:stream';
import type { RegistryAddress } from '../providers/parser';
import { type Cell, cellsByName } from './parser';
import { cellsOf, npiIn, rowBatches } from './rows';

const PLACE = 'Provider Secondary Practice Location Address';
const [LINE_1, LINE_2] = [`${PLACE}- Address Line 1`, `${PLACE}-  Address Line 2`];
const [CITY, STATE, ZIP] = ['City Name', 'State Name', 'Postal Code'].map((name) => `${PLACE} - ${name}`) as [
  string,
  string,
  string,
];
const COUNTRY = `${PLACE} - Country Code (If outside U.S.)`;
const PHONE = `${PLACE} - Telephone Number`;
const REQUIRED = ['NPI', LINE_1, CITY, STATE, ZIP];
const READ = [...REQUIRED, LINE_2, COUNTRY, PHONE];

export class FurtherPlaces {
  private readonly rows = new Map<number, string[]>();
  private cellsIn: ((row: string) => Cell) | null = null;

  constructor(private readonly state: string) {}

  /** @throws CrawlFailure `missing_columns`, `schema_changed`, `truncated_body`, `empty_result`; the signal's reason */
  async read(file: Readable, signal: AbortSignal): Promise<void> {
    const onHeader = (line: string) => {
      const header = cellsOf(line, line.split(',').length);
      this.cellsIn = cellsByName(header, REQUIRED, READ);
      return { columns: header.length, mark: line.startsWith('"') ? `"${this.state}"` : `,${this.state},` };
    };
    for await (const { rows } of rowBatches(file, onHeader)) {
      signal.throwIfAborted();
      for (const row of rows) if (this.placeIn(row)) this.add(npiIn(row), row);
    }
  }

  has(npi: number): boolean {
    return this.rows.has(npi);
  }

  placesOf(npi: number): RegistryAddress[] {
    return (this.rows.get(npi) ?? []).flatMap((row) => this.placeIn(row) ?? []);
  }

  private add(npi: number, row: string): void {
    const known = this.rows.get(npi);
    if (known) known.push(row);
    else this.rows.set(npi, [row]);
  }

  /** null for a place of another state, or without a ZIP. */
  private placeIn(row: string): RegistryAddress | null {
    const cell = this.cellsIn?.(row);
    const state = cell?.(STATE)?.toUpperCase() ?? null;
    const zip = /^\d{5}/.exec(cell?.(ZIP) ?? '')?.[0];
    if (!cell || state !== this.state || zip === undefined) return null;
    return {
      purpose: 'LOCATION',
      address1: cell(LINE_1),
      address2: cell(LINE_2),
      city: cell(CITY),
      state,
      zip,
      country: cell(COUNTRY),
      phone: cell(PHONE),
    };
  }
}
