// The cost rows that the sums read of a plan: what the catalog is asked for.
import type { PlanServiceId } from '@app/contracts/http/plan-costs';
import { GENERIC_TIERS } from './drug-lines';
import { COUNTED_SERVICES } from './usage';

export const COSTED_SERVICES: readonly PlanServiceId[] = [...COUNTED_SERVICES, 'drug-premium', ...GENERIC_TIERS];
