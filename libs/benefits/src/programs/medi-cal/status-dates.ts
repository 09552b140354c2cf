import { ruleDay } from '../../figures/rule-dates';

/**
 * Days on which the status rules of Medi-Cal change (docs/facts/policy.md#medi-cal-status and
 * #medi-cal-coming-changes).
 */
export const STATUS_DATES = {
  /** Full scope for all ages, whatever the status. */
  open: ruleDay('mediCalFullScope'),
  /** Adults in some statuses can no longer newly enroll in full scope. */
  freeze: ruleDay('mediCalFreeze'),
  /**
   * No routine dental coverage for adults with unsatisfactory status; put off by a year
   * (docs/facts/policy.md#medi-cal-status).
   */
  dental: ruleDay('mediCalDentalEnd'),
  /** Federal money ends for all but four statuses. */
  federalEnd: ruleDay('mediCalFederalEnd'),
  /** The work rule of adults 19-64. */
  work: ruleDay('mediCalWorkRule'),
  /** Six-month renewals of the same adults: the first are those due this month. */
  renewals: ruleDay('mediCalSixMonthRenewals'),
  /** Fewer months of earlier bills, for everybody who applies from this day. */
  backCover: ruleDay('mediCalBackCover'),
  /** A monthly premium for adults 19-59 with unsatisfactory status. */
  premium: ruleDay('mediCalPremium'),
} as const;
