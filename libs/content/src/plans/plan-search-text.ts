import { planNumberOf } from '@app/contracts/http/plan-next-year';
import { searchText } from '../matching/search-text';

/** What is known of a plan when its `search_text` is written. */
export interface SearchablePlan {
  name: string;
  carrier: string;
  parentOrganization: string | null;
  contractName: string | null;
  planType: string | null;
  snpType: string | null;
  contractId: string;
  planId: string;
}

/** `search_text` of a plan: names, kind, and its number as letters print it ("H0524-003"). */
export const planSearchText = (plan: SearchablePlan): string =>
  searchText([
    plan.name,
    null,
    plan.carrier,
    plan.parentOrganization,
    plan.contractName,
    plan.planType,
    plan.snpType,
    planNumberOf(plan),
    plan.contractId,
  ]);
