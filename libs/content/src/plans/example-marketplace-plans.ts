// The four sample plans of the specification (spec/2 sections 3 and 9): examples of the metal levels, offers of
// nobody. Their figures match no plan year that was found (docs/facts/policy.md#stale-constants), so every screen
// labels them an example.
import examplePlans from '../../data/example-marketplace-plans.json';

export const METAL_LEVELS = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const;
export type MetalLevel = (typeof METAL_LEVELS)[number];

export interface ExampleMarketplacePlan {
  id: string;
  level: MetalLevel;
  /** US dollars a month. */
  monthlyPremium: number;
  /** US dollars a year. */
  deductible: number;
  maxOutOfPocket: number;
}

export const EXAMPLE_MARKETPLACE_PLANS = examplePlans as readonly ExampleMarketplacePlan[];
