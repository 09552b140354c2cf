import useSWR from 'swr';
import type { SWRResponse } from 'swr';

const POLL_MS = 2_000;

/** The response at `path`, fetched again every 2 s while `isActive` is true of the last one. */
export const usePolled = <Response>(
  path: string,
  isActive: (latest: Response) => boolean,
): SWRResponse<Response, Error> =>
  useSWR<Response, Error>(path, {
    refreshInterval: (latest) => (latest !== undefined && isActive(latest) ? POLL_MS : 0),
    revalidateIfStale: true,
  });
