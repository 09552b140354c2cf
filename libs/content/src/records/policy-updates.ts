// Changes of the law that people of 65 and over and their families should know, with the day each one begins. Facts:
// docs/facts/policy.md#medicare, #medi-cal and #covered-california. Amounts that change stand in libs/benefits, never
// here.
import { namedDay } from '@app/benefits/figures/rule-dates';
import type { BilingualText } from '@app/contracts/http/errors';
import policyUpdates from '../../data/policy-updates.json';
import type { ContentRecord } from './record';
import { withRules } from './with-rules';

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

/** As the file holds it: the day is a record of libs/benefits/src/figures/rule-dates.json. */
export type WrittenPolicyUpdate = Omit<PolicyUpdateRecord, 'effectiveOn'> & {
  /** Name of the date: `mediCalDentalEnd`, or `coveredCaliforniaOpens2027` where it differs by coverage year. */
  rule: string;
};

function dated({ rule, ...update }: WrittenPolicyUpdate): PolicyUpdateRecord {
  const effectiveOn = namedDay(rule);
  if (effectiveOn === undefined) throw new Error(`policy update ${update.id} names no date of a rule: ${rule}`);
  return { ...update, effectiveOn };
}

export const POLICY_UPDATES: readonly PolicyUpdateRecord[] = withRules(
  policyUpdates as readonly WrittenPolicyUpdate[],
).map(dated);
