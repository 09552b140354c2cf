// The four sample plans of the specification (spec/2 sections 3 and 9): examples of the metal levels, offers of
// nobody. Their figures match no plan year that was found (docs/facts/policy.md#stale-constants), so every screen
// labels them an example.

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

export const EXAMPLE_MARKETPLACE_PLANS: readonly ExampleMarketplacePlan[] = [
  { id: 'example-bronze', level: 'Bronze', monthlyPremium: 315, deductible: 7000, maxOutOfPocket: 8700 },
  { id: 'example-silver', level: 'Silver', monthlyPremium: 425, deductible: 2500, maxOutOfPocket: 8000 },
  { id: 'example-gold', level: 'Gold', monthlyPremium: 520, deductible: 1500, maxOutOfPocket: 7000 },
  { id: 'example-platinum', level: 'Platinum', monthlyPremium: 650, deductible: 500, maxOutOfPocket: 5000 },
];
