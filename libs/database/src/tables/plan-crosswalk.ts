import type { ProvenanceColumns } from './provenance';

/** renewed = goes on; expanded, reduced = goes on in more or fewer counties; merged = its members are moved to another plan. */
export type CrosswalkStatus = 'renewed' | 'expanded' | 'reduced' | 'merged' | 'ended';

/** What becomes of one plan in `planYear`. A plan that is split has several rows. */
export interface CrosswalkColumns extends Omit<ProvenanceColumns, 'contentHash' | 'isActive'> {
  id: string;
  planYear: number;
  /** `H0028-030` of the year before. */
  planNumber: string;
  name: string;
  nextNumber: string | null;
  nextName: string | null;
  status: CrosswalkStatus;
}
