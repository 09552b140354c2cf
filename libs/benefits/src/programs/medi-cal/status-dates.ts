/** Days on which the status rules of Medi-Cal change (policy.md 3.2 and 3.3). Sources: S31 to S36. */
export const STATUS_DATES = {
  /** Full scope for all ages, whatever the status. */
  open: '2024-01-01',
  /** Adults in some statuses can no longer newly enrol in full scope. */
  freeze: '2026-01-01',
  /** No routine dental cover for adults with unsatisfactory status. */
  dental: '2026-07-01',
  /** Federal money ends for all but four statuses. */
  federalEnd: '2026-10-01',
  /** The work rule of adults 19-64. */
  work: '2027-01-01',
  /** A monthly premium for adults 19-59 with unsatisfactory status. */
  premium: '2027-07-01',
} as const;
