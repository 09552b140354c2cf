// Changes of the law that people of 65 and over and their families should know, with the day each one begins. Facts:
// docs/facts/policy.md#medicare, #medi-cal and #covered-california. Amounts that change stand in libs/benefits, never
// here.
import type { BilingualText } from '@app/contracts/http/errors';
import policyUpdates from '../../data/policy-updates.json';
import type { ContentRecord } from './record';

/** important = somebody may lose or miss something; update = a rule or amount changed; info = good to know. */
export const UPDATE_TYPES = ['important', 'update', 'info'] as const;
export type UpdateType = (typeof UPDATE_TYPES)[number];

export interface PolicyUpdateRecord extends ContentRecord {
  type: UpdateType;
  /** `YYYY-MM-DD`: first day of the change. */
  effectiveOn: string;
  text: BilingualText;
  /** The screen of ours that says more, with its amounts. */
  page: '/medicare' | '/medi-cal' | '/covered-california';
}

export const POLICY_UPDATES = policyUpdates as readonly PolicyUpdateRecord[];
