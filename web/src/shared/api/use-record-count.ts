import useSWR from 'swr';
import { apiGetList } from './list-answer';

export interface RecordCount {
  /** undefined while it is being counted, null when it cannot be. */
  count: number | null | undefined;
}

async function countOf([, ...paths]: readonly string[]): Promise<number> {
  const totals = await Promise.all(paths.map(async (path) => (await apiGetList<unknown>(path)).total));
  return totals.reduce((sum, total) => sum + total, 0);
}

/** How many records list calls have now, together, by their X-Total-Count; never a number written down here. */
export function useRecordCount(...paths: readonly string[]): RecordCount {
  const { data, error } = useSWR<number, Error, readonly string[]>(['count', ...paths], countOf);
  return { count: error ? null : data };
}
