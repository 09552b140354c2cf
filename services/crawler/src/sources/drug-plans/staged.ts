// What is made of a release on its way into the tables of guide: one line for each row, in the order of these columns.
import type { DrugRelease } from './release';

/** Types of the columns by table. `n` numbers the plans of a read. */
export const STAGED = {
  plans: {
    n: 'integer',
    contract_id: 'text',
    plan_id: 'text',
    segment_id: 'text',
    contract_name: 'text',
    name: 'text',
    formulary_id: 'integer',
    premium: 'numeric',
    deductible: 'numeric',
    snp: 'smallint',
    is_suppressed: 'boolean',
  },
  formulary: {
    formulary_id: 'integer',
    rxcui: 'integer',
    tier: 'smallint',
    quantity_units: 'numeric',
    quantity_days: 'smallint',
    prior_authorization: 'boolean',
    step_therapy: 'boolean',
    is_selected: 'boolean',
  },
  shares: {
    n: 'integer',
    level: 'smallint',
    tier: 'smallint',
    days: 'smallint',
    is_specialty: 'boolean',
    is_deductible_applied: 'boolean',
    preferred_kind: 'smallint',
    preferred_amount: 'numeric',
    preferred_min: 'numeric',
    preferred_max: 'numeric',
    standard_kind: 'smallint',
    standard_amount: 'numeric',
    standard_min: 'numeric',
    standard_max: 'numeric',
    mail_preferred_kind: 'smallint',
    mail_preferred_amount: 'numeric',
    mail_preferred_min: 'numeric',
    mail_preferred_max: 'numeric',
    mail_standard_kind: 'smallint',
    mail_standard_amount: 'numeric',
    mail_standard_min: 'numeric',
    mail_standard_max: 'numeric',
  },
  insulin: {
    n: 'integer',
    tier: 'smallint',
    days: 'smallint',
    preferred_copay: 'numeric',
    standard_copay: 'numeric',
    mail_preferred_copay: 'numeric',
    mail_standard_copay: 'numeric',
    preferred_share: 'numeric',
    standard_share: 'numeric',
    mail_preferred_share: 'numeric',
    mail_standard_share: 'numeric',
  },
  prices: { n: 'integer', rxcui: 'integer', days: 'smallint', unit_cost: 'numeric' },
  pharmacies: { n: 'integer', zip: 'text', npi: 'bigint', is_preferred: 'boolean' },
} as const;

export type StagedTable = keyof typeof STAGED;
export type StagedRow = readonly (string | number | boolean | null)[];

/** Rows of one table. */
export interface StagedRows {
  table: StagedTable;
  rows: readonly StagedRow[];
}

export interface ReleaseFacts extends DrugRelease {
  sourceUrl: string;
  retrievedAt: Date;
}

/** Where releases are loaded while they are read. */
export interface ReleaseStore {
  /**
   * Whether there is nothing to read: the release is in force, and the run is not forced.
   * @param sha256 of the file at hand, which has to be the one that was loaded; null = the name is enough
   */
  isInForce(name: string, sha256: string | null): Promise<boolean>;
  /**
   * Puts a release in place of the one of its year, all or nothing.
   * @throws what the batches throw; CrawlFailure `row_count_fell`; RunLost
   */
  load(facts: ReleaseFacts, batches: AsyncIterable<StagedRows>): Promise<void>;
}
