/** Gives the present moment; tests give their own. */
export type Clock = () => Date;

export const CLOCK = Symbol('clock');

const CALIFORNIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

/** The calendar day in California as an ISO date. */
export const pacificDay = (now: Date): string => CALIFORNIA.format(now);
