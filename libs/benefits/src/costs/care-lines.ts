// What a Medicare Advantage plan's member pays for care in a year, inside the network, up to the plan's maximum.
import type { CostLine, YearKind } from '@app/contracts/http/year-costs';
import { counted, isCounted, mostOf, notCounted, paid, sumOf, toCents, toDollars } from './cost-line';
import { carePayer } from './costed-plan';
import type { CostedPlan, Costing } from './costed-plan';
import { copayOf } from './plan-copay';
import { usesOf } from './usage';
import type { CountedYear, ServiceUse } from './usage';

/** Lines, and the most they can come to together: dollars a year, null without a known limit. */
export interface PartOfYear {
  lines: CostLine[];
  atMost: number | null;
}

/** A whole very ill year: the plan's maximum. */
function maximumOnly({ maxOutOfPocket }: CostedPlan, costing: Costing): PartOfYear {
  const payer = carePayer(costing.person.help);
  if (payer) return { lines: [paid('care-maximum', 1, payer)], atMost: 0 };
  const line =
    maxOutOfPocket === null
      ? notCounted('care-maximum', 1, 'not-stated', null)
      : counted('care-maximum', 1, maxOutOfPocket);
  return { lines: [line], atMost: maxOutOfPocket };
}

function serviceLine(plan: CostedPlan, { service, count, because }: ServiceUse, costing: Costing): CostLine {
  const copay = copayOf(plan.costs, service);
  const extra = { service, because, words: copay.words };
  const payer = carePayer(costing.person.help);
  if (payer) return paid('service', count, payer, extra);
  if (copay.dollars === null) return notCounted('service', count, copay.why, plan.maxOutOfPocket, extra);
  return counted('service', count, copay.dollars, extra);
}

/** Its source does not name the services it comes before, so it may come on top. */
function deductibleLine({ deductible }: CostedPlan, costing: Costing): CostLine[] {
  if (!deductible) return [];
  const payer = carePayer(costing.person.help);
  if (payer) return [paid('health-deductible', 1, payer)];
  return [notCounted('health-deductible', 1, 'may-apply', deductible)];
}

/** Counted visits beyond the plan's maximum are taken off again. */
function limitLine(lines: readonly CostLine[], { maxOutOfPocket }: CostedPlan): CostLine[] {
  if (maxOutOfPocket === null) return [];
  const over = toCents(sumOf(lines)) - toCents(maxOutOfPocket);
  return over > 0 ? [counted('care-limit', 1, -toDollars(over))] : [];
}

function countedYear(plan: CostedPlan, year: CountedYear, costing: Costing): PartOfYear {
  const visits = [
    ...deductibleLine(plan, costing),
    ...usesOf(year, costing.person.conditions).map((use) => serviceLine(plan, use, costing)),
  ];
  const lines = [...visits, ...limitLine(visits, plan)];
  if (lines.every(isCounted)) return { lines, atMost: sumOf(lines) };
  const most = mostOf(visits);
  const { maxOutOfPocket } = plan;
  if (most === null || maxOutOfPocket === null) return { lines, atMost: most };
  return { lines, atMost: Math.min(most, maxOutOfPocket) };
}

export const careOf = (plan: CostedPlan, year: YearKind, costing: Costing): PartOfYear =>
  year === 'very-ill' ? maximumOnly(plan, costing) : countedYear(plan, year, costing);
