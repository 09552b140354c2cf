/** Milliseconds since 1970. Injected, so that tests need not wait a day for a session to end. */
export type Clock = () => number;
export const CLOCK = Symbol('CLOCK');
