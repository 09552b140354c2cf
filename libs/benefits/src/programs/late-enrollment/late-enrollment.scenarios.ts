// Numbered cases of docs/facts/policy.md#medicare-windows-and-penalties, with the amounts of 2026.
import type { RuleOutcome } from '@app/contracts/http/eligibility-answer';
import type { Waivers } from './rule';

interface PenaltyScenario {
  number: number;
  says: string;
  part: 'A' | 'B' | 'D';
  /** Full months late or without cover. */
  months: number;
  days?: number;
  monthly: number;
  years: number | null;
}

export const PENALTY_SCENARIOS: readonly PenaltyScenario[] = [
  { number: 1, says: 'Part A, 11 months late', part: 'A', months: 11, monthly: 0, years: 0 },
  { number: 2, says: 'Part A, 12 months late: a tenth, for two years', part: 'A', months: 12, monthly: 56.5, years: 2 },
  {
    number: 3,
    says: 'Part A, 3 years late: still a tenth, for six years',
    part: 'A',
    months: 36,
    monthly: 56.5,
    years: 6,
  },
  { number: 4, says: 'Part B, 11 months late', part: 'B', months: 11, monthly: 0, years: null },
  { number: 5, says: 'Part B, 12 months late', part: 'B', months: 12, monthly: 20.29, years: null },
  { number: 6, says: 'Part B, 35 months late: two full years', part: 'B', months: 35, monthly: 40.58, years: null },
  { number: 7, says: 'Part D, 63 days without cover', part: 'D', months: 2, days: 63, monthly: 0, years: null },
  { number: 8, says: 'Part D, 64 days without cover', part: 'D', months: 2, days: 64, monthly: 0.78, years: null },
  { number: 9, says: 'Part D, 24 months without cover', part: 'D', months: 24, days: 730, monthly: 9.36, years: null },
];

interface WaiverScenario {
  number: number;
  says: string;
  workCredits: number | null;
  waivers: Waivers;
  /** Part A, Part B, Part D; pass = no penalty. */
  outcomes: [RuleOutcome, RuleOutcome, RuleOutcome];
}

const none: Waivers = { isQmb: false, doesStatePay: false, hasExtraHelp: false };

export const WAIVER_SCENARIOS: readonly WaiverScenario[] = [
  { number: 10, says: 'nothing known', workCredits: null, waivers: none, outcomes: ['unknown', 'unknown', 'unknown'] },
  {
    number: 11,
    says: 'full credits: no Part A premium',
    workCredits: 40,
    waivers: none,
    outcomes: ['pass', 'unknown', 'unknown'],
  },
  { number: 12, says: 'one credit short', workCredits: 39, waivers: none, outcomes: ['unknown', 'unknown', 'unknown'] },
  {
    number: 13,
    says: 'QMB waives A and B',
    workCredits: null,
    waivers: { isQmb: true, doesStatePay: true, hasExtraHelp: false },
    outcomes: ['pass', 'pass', 'unknown'],
  },
  {
    number: 14,
    says: 'Extra Help waives D',
    workCredits: null,
    waivers: { isQmb: false, doesStatePay: false, hasExtraHelp: true },
    outcomes: ['unknown', 'unknown', 'pass'],
  },
];
