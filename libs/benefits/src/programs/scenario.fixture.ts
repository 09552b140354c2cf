import type { Verdict } from './rule';

/** Rules by id, their amounts as plain numbers: what scenarios are held against. */
export const outcomesOf = ({ rules }: Verdict) =>
  Object.fromEntries(
    rules.map(({ id, outcome, limit, margin }) => [
      id,
      { outcome, ...(limit && { limit: limit.value }), ...(margin && { margin: margin.value }) },
    ]),
  );
