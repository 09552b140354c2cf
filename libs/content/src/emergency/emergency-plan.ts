// How to leave the house and what to do at home: /emergency-preparedness. Facts: docs/facts/emergency.md, each step names its
// section.
import type { BilingualText } from '@app/contracts/http/errors';
import type { Verification } from '@app/contracts/http/provenance';
import plan from '../../data/emergency-plan.json';

export interface PlanStep {
  id: string;
  title: BilingualText;
  fact: string;
  points: readonly BilingualText[];
}

export interface PlanSource {
  publisher: BilingualText;
  title: BilingualText;
  url: string;
  verified: Verification;
}

export interface EmergencyPlan {
  /** ISO day. */
  checkedOn: string;
  /** The evacuation plan, in order. */
  steps: readonly PlanStep[];
  tips: readonly PlanStep[];
  /** Of the steps, the tips and the lists of emergency-kits.json. */
  sources: readonly PlanSource[];
}

export const EMERGENCY_PLAN = plan as EmergencyPlan;
