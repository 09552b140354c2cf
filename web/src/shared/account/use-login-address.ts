import { GATEWAY_PATHS, SIGN_IN_FAILED_PAGE } from '@app/contracts/http/gateway';
import { useLocation } from 'react-router-dom';

/** Where "log in" leads; it comes back to the page it was pressed on (from the page of a failed sign-in to the home page). */
export function useLoginAddress(): string {
  const { pathname, search } = useLocation();
  const back = pathname === SIGN_IN_FAILED_PAGE ? '/' : pathname + search;
  return `${GATEWAY_PATHS.login}?returnTo=${encodeURIComponent(back)}`;
}
