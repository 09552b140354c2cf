import { useCallback, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { CurrentLocation } from '@web/base/current-location';
import { dayOfPage } from '@web/base/prerendered';
import type { PageAnswers } from '@web/base/prerendered';
import { SWR_DEFAULTS } from '@web/shared/api/swr-defaults';
import { GlobalStyle } from '@web/ui/global-style';

export interface AppProps {
  router: DataRouter;
  /** Shown until the calls have answered again. */
  answers?: PageAnswers | undefined;
  /** A prerendered page has the global rules in its HTML: working them out again would delay hydration. */
  hasGlobalStyle?: boolean;
  /** Called after the first commit. Parts of a prerendered page may still be hydrated then (hydrated-part.tsx). */
  onShown?: () => void;
}

/** Providers of the whole product. */
export function App({ router, answers = {}, hasGlobalStyle = dayOfPage() === undefined, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  const currentLocation = useCallback(() => router.state.location, [router]);
  return (
    <SWRConfig value={{ ...SWR_DEFAULTS, fallback: answers }}>
      {hasGlobalStyle && <GlobalStyle />}
      <CurrentLocation value={currentLocation}>
        <RouterProvider router={router} />
      </CurrentLocation>
    </SWRConfig>
  );
}
