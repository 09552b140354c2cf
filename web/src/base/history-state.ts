type HistoryState = Readonly<Record<string, unknown>>;

/** What an entry of the history holds next to its address; anything may be there, of another page or an earlier version. */
export const stateOf = (state: unknown): HistoryState =>
  typeof state === 'object' && state !== null ? (state as HistoryState) : {};

/** The same without one of its members. */
export const without = (state: HistoryState, mark: string): HistoryState =>
  Object.fromEntries(Object.entries(state).filter(([key]) => key !== mark));
