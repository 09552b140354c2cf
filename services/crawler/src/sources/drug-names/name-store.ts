// Where the names of medicines are kept while they are read.
import type { SkipCode } from '@app/contracts/http/crawler';

/** What RxNorm says of a product. */
export interface NamedDrug {
  rxcui: number;
  /** "lisinopril 10 MG Oral Tablet [Zestril]" */
  name: string;
  /** "lisinopril"; of several, "amlodipine / benazepril" */
  ingredient: string;
  /** null = a generic. */
  brand: string | null;
  sourceUrl: string;
}

/** Why an identifier gets no name. */
export interface UnnamedDrug {
  rxcui: number;
  skipped: SkipCode;
}

export type LookedUpDrug = NamedDrug | UnnamedDrug;

export const isNamed = (drug: LookedUpDrug): drug is NamedDrug => 'name' in drug;

export interface NameStore {
  /** Identifiers on the plans' lists that are to be looked up; those that never were come first. */
  missing(): Promise<number[]>;
  /** Keeps a portion, all or nothing, and with it the counts of the run. @throws RunLost */
  keep(portion: readonly LookedUpDrug[]): Promise<void>;
}
