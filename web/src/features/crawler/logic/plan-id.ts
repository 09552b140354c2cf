/** Our own id of a stored plan, "2026-H0524-003-0" (year, contract, plan, segment). */
export const isPlanId = (text: string): boolean => /^20\d{2}-[A-Z]\d{4}-\d{3}-\d{1,3}$/.test(text);

/** What somebody typed or pasted, as an id is written. */
export const planIdOf = (typed: string): string => typed.trim().toUpperCase();
