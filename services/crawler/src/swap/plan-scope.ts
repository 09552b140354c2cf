// Which stored plans one read speaks about: nothing outside is touched. Pure.
import { isPlanSource } from '@app/contracts/http/crawl-sources';
import { storedPlansOf } from '../sources/insurance/insurer-filters';
import type { SwapTarget } from './whole-swap';

export interface PlanScope {
  /** Condition on `guide.insurance_plans p`; its parameters begin at $1. */
  sql: string;
  parameters: unknown[];
}

/**
 * Active rows of the Landscape with the target's origin and state, of the plan years read, of the requested insurer. A live read
 * speaks about the shipped rows too: it takes their place.
 * @throws RangeError when the source is none of plans
 */
export function planScope({ source, origin, state }: SwapTarget, years: readonly number[]): PlanScope {
  if (!isPlanSource(source)) throw new RangeError(`${source} is no source of plans`);
  const origins = origin === 'live' ? ['live', 'snapshot'] : [origin];
  const parameters: unknown[] = [origins, state, years];
  const conditions = [
    `p.source = 'insurance'`,
    'p.origin = ANY($1::text[])',
    'p.state = $2',
    'p.plan_year = ANY($3::int[])',
    'p.is_active',
  ];
  conditions.push(storedPlansOf(source, parameters));
  return { sql: conditions.join(' AND '), parameters };
}
