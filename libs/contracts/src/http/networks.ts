// Which plans and medical groups a provider belongs to, and which languages are spoken there, as directories state it.
import type { FieldSource } from './provenance';

/** The program a plan's network serves; null where the source does not say. */
export const NETWORK_LINES = ['medi-cal', 'medicare', 'covered-california', 'other'] as const;
export type NetworkLine = (typeof NETWORK_LINES)[number];

/** One link of insurer, plan network and medical group, in the words of the directory that states it. */
export interface NetworkWord {
  /** Public name of the insurer. */
  insurer: string;
  /** Plan network, or plan, as the source names it. */
  network: string | null;
  /** Medical group or subnetwork. */
  group: string | null;
  line: NetworkLine | null;
}
/** A link with who states it, and when that was last read. Networks change within the year: the screen says to call. */
export interface ProviderNetwork extends NetworkWord {
  source: FieldSource;
  /** `YYYY-MM-DD` */
  checkedOn: string;
}
/** The languages that one source states, and when that was last read. */
export interface StatedLanguages {
  /** English names. */
  languages: string[];
  source: FieldSource;
  /** `YYYY-MM-DD` */
  checkedOn: string;
}
/** As the merged record keeps it: `source` is the id of the statement's source. */
export interface StatedNetwork extends NetworkWord {
  source: string;
}

/** A plan that providers near the ZIP are in. */
export interface PlanOption {
  /** What `plan` asks: the insurer, or the insurer and one of its networks. */
  plan: string;
  insurer: string;
  /** null: the insurer with all its networks. */
  network: string | null;
  /** Providers, each once; null where so many are near that only the nearest were looked at. */
  count: number | null;
}
/** A medical group that providers near the ZIP are in; with `plan`, through that plan. */
export interface GroupOption {
  group: string;
  /** As of a plan. */
  count: number | null;
}
/** Only names that a directory states of somebody near the ZIP, the most frequent first. */
export interface NetworksResponse {
  plans: PlanOption[];
  groups: GroupOption[];
}
