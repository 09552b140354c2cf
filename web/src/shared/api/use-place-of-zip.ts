import useSWR from 'swr';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import type { ZipResponse } from '@app/contracts/http/catalog';
import { ApiError } from './api-error';

export interface PlaceOfZip {
  found: ZipResponse | null;
  /** The server knows no such ZIP. It may still be searched: our table is not every ZIP there is. */
  isUnknown: boolean;
  /** The first answer is still on its way. */
  isLoading: boolean;
}

/** Place and counties of a whole ZIP; null requests nothing. A server that is down leaves the ZIP box as it is. */
export function usePlaceOfZip(zip: string | null): PlaceOfZip {
  const { data, error, isLoading } = useSWR<ZipResponse, Error>(zip && CATALOG_PATHS.zip.replace(':zip', zip));
  return { found: data ?? null, isUnknown: error instanceof ApiError && error.status === 404, isLoading };
}
