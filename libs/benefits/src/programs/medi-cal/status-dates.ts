/**
 * Days on which the status rules of Medi-Cal change (docs/facts/policy.md#medi-cal-status and
 * #medi-cal-coming-changes). Sources: S31 to S36.
 */
export const STATUS_DATES = {
  /** Full scope for all ages, whatever the status. */
  open: '2024-01-01',
  /** Adults in some statuses can no longer newly enroll in full scope. */
  freeze: '2026-01-01',
  /**
   * No routine dental coverage for adults with unsatisfactory status; put off by a year
   * (docs/facts/policy.md#medi-cal-status).
   */
  dental: '2027-07-01',
  /** Federal money ends for all but four statuses. */
  federalEnd: '2026-10-01',
  /** The work rule of adults 19-64. */
  work: '2027-01-01',
  /** Six-month renewals of the same adults: the first are those due this month. */
  renewals: '2027-03-01',
  /** Fewer months of earlier bills, for everybody who applies from this day. */
  backCover: '2027-01-01',
  /** A monthly premium for adults 19-59 with unsatisfactory status. */
  premium: '2027-07-01',
} as const;
