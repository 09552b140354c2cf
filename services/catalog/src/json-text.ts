/** Text that is JSON already, of a `T`: answers whose records the database has written out. */
export type JsonText<T> = string & { readonly jsonOf?: T };

export const jsonList = <T>(items: readonly JsonText<T>[]): JsonText<T[]> => `[${items.join(',')}]`;
