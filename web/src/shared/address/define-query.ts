// The query of a page, as its address holds it: reload, back and a shared link show the same. A page names its parameters
// once (`params.ts` has their kinds); what the address leaves out, or says wrongly, counts as empty.

export interface Param<T> {
  /** What counts when the address says nothing; it is not written. */
  empty: T;
  /** undefined = not understood. */
  parse: (text: string) => T | undefined;
  print: (value: T) => string;
  /** In the address, when it is not the name of the property. */
  name?: string;
  /** A second name that is read, never written. */
  alias?: string;
}

export interface QueryDefinition<Q> {
  empty: Q;
  read: (params: URLSearchParams) => Q;
  write: (query: Q) => URLSearchParams;
  /** Whether two queries ask the same. */
  isSame: (one: Q, other: Q) => boolean;
}

/**
 * @param params in the order of the address
 * @param settle takes away what means nothing next to the rest: a distance without a ZIP
 */
export function defineQuery<Q extends object>(
  params: { readonly [K in keyof Q]-?: Param<Q[K]> },
  settle: (query: Q) => Q = (query) => query,
): QueryDefinition<Q> {
  const keys = Object.keys(params) as (keyof Q & string)[];
  const filled = (valueOf: <K extends keyof Q & string>(key: K, param: Param<Q[K]>) => Q[K]): Q =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key, params[key])])) as Q;
  const read = (address: URLSearchParams): Q =>
    settle(
      filled((key, { name = key, alias = name, parse, empty }) => {
        const text = address.get(name) ?? address.get(alias);
        return text === null ? empty : (parse(text) ?? empty);
      }),
    );
  const write = (query: Q): URLSearchParams => {
    const settled = settle(query);
    const address = new URLSearchParams();
    for (const key of keys) {
      const { name = key, print, empty } = params[key];
      const text = print(settled[key]);
      if (text !== print(empty)) address.set(name, text);
    }
    return address;
  };
  return {
    empty: filled((_, { empty }) => empty),
    read,
    write,
    isSame: (one, other) => write(one).toString() === write(other).toString(),
  };
}
