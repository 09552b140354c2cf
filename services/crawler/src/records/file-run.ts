// What the run of the registry's monthly file says of it.
import type { Origin } from '@app/contracts/http/provenance';
import { readAt, type RunRow } from '../ledger/run-row';
import type { ChunkCounts } from './registry-stage.repository';
import type { Stored } from './statement-swap.service';
import type { ReadFacts } from './statements.repository';

/** Steps of the cursor; `skip` of the last = how much of the work is done. */
export const READ = 0;
export const STAGED = 1;
export const STORING = 2;

export const isForced = (run: RunRow): boolean => run.options.isForced === true;

export const originOf = (run: RunRow): Origin => (run.origin === 'sample' ? 'sample' : 'live');

export const factsOf = (run: RunRow): ReadFacts => ({
  release: run.release,
  retrievedAt: readAt(run),
  sourceUpdatedAt: null,
});

/** What a transaction brought. @param alone places that it added without the merge */
export const countsOf = (alone: number, { written, merged }: Stored): ChunkCounts => ({
  added: alone + merged.added.size,
  updated: Math.max(0, written.length - merged.added.size),
  deactivated: merged.hidden.size,
});
