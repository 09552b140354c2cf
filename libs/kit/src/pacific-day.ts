const CALIFORNIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

/** The calendar day in California as an ISO date. */
export const pacificDay = (now: number): string => CALIFORNIA.format(now);
