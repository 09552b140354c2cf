// The cost cells of a plan, sorted for a sheet: FIRST_SERVICES, then folds, then what the plan does not have. Pure.
import { planService, servicesOf } from '@app/content/plan-costs/services';
import { SERVICE_GROUPS } from '@app/content/plan-costs/service';
import type { ServiceGroup } from '@app/content/plan-costs/service';
import type { PlanCostCell, PlanServiceId } from '@app/contracts/http/plan-costs';

/** Shown unfolded, in this order; everything else is in a fold. */
export const FIRST_SERVICES: readonly PlanServiceId[] = [
  'primary-care',
  'specialist',
  'emergency',
  'urgent-care',
  'inpatient-hospital',
  'outpatient-hospital',
  'ambulance',
];

/** The plan's own figures say these already. */
const SHOWN_AS_FIGURES: readonly PlanServiceId[] = [
  'total-premium',
  'part-b-premium',
  'health-premium',
  'drug-premium',
];

export interface CostGroup {
  id: ServiceGroup;
  cells: PlanCostCell[];
}

export interface SortedCosts {
  first: PlanCostCell[];
  groups: CostGroup[];
  notCovered: PlanCostCell[];
  /** Words that could not be read in full: shown as they are. */
  unread: PlanCostCell[];
}

export function sortCosts(cells: readonly PlanCostCell[]): SortedCosts {
  const byId = new Map(cells.map((cell) => [cell.service, cell]));
  const isStated = ({ cost }: PlanCostCell): boolean => cost !== null && cost.state !== 'not-covered';
  const first = FIRST_SERVICES.flatMap((id) => byId.get(id) ?? []).filter(isStated);
  const groups = SERVICE_GROUPS.filter((id) => id !== 'money')
    .map((id) => ({
      id,
      cells: servicesOf(id)
        .filter((service) => !FIRST_SERVICES.includes(service))
        .flatMap((service) => byId.get(service) ?? [])
        .filter(isStated),
    }))
    .filter((group) => group.cells.length > 0);
  const rest = cells.filter(({ service }) => !SHOWN_AS_FIGURES.includes(service));
  return {
    first,
    groups,
    notCovered: rest.filter(
      ({ service, cost }) => cost?.state === 'not-covered' && planService(service).group !== 'money',
    ),
    unread: rest.filter(({ cost }) => cost === null),
  };
}
