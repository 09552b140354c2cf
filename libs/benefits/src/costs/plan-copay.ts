// What a plan's cost cell comes to, each time: the highest amount inside the network, or why it cannot be counted.
import { isInNetwork } from '@app/contracts/http/plan-costs';
import type { PlanCostCell, PlanServiceId } from '@app/contracts/http/plan-costs';
import type { NotCounted } from '@app/contracts/http/year-costs';

export type Copay = { dollars: number; words: string } | { dollars: null; why: NotCounted; words: string | null };

/** By the list of cells: a plan is read once, and counted for many people. */
const REMEMBERED = new WeakMap<readonly PlanCostCell[], Map<PlanServiceId, Copay>>();

/**
 * @param cells of one plan; never changed afterwards
 * @returns dollars: of a range, of several tiers or of two shares the highest. A percentage above 0 of a price that nobody states
 *   is not counted.
 */
export function copayOf(cells: readonly PlanCostCell[], service: PlanServiceId): Copay {
  const known = REMEMBERED.get(cells) ?? new Map<PlanServiceId, Copay>();
  REMEMBERED.set(cells, known);
  const copay = known.get(service) ?? readCopay(cells, service);
  known.set(service, copay);
  return copay;
}

function readCopay(cells: readonly PlanCostCell[], service: PlanServiceId): Copay {
  const cell = cells.find((each) => each.service === service);
  if (!cell) return { dollars: null, why: 'not-stated', words: null };
  const { text: words, cost } = cell;
  const parts = cost?.state === 'costs' ? cost.parts.filter(isInNetwork) : [];
  if (parts.length === 0) return { dollars: null, why: 'not-stated', words };
  if (parts.some(({ kind, high }) => kind === 'percent' && high > 0)) return { dollars: null, why: 'percent', words };
  return { dollars: Math.max(...parts.map(({ high }) => high)), words };
}

/** The first of these rows that the plan has: plans name their tiers differently. */
export function firstCopay(cells: readonly PlanCostCell[], services: readonly PlanServiceId[]): Copay {
  const service = services.find((id) => cells.some((cell) => cell.service === id));
  return service ? copayOf(cells, service) : { dollars: null, why: 'not-stated', words: null };
}
