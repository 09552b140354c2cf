import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { SWR_DEFAULTS } from '@web/shared/api/swr-defaults';
import { GlobalStyle } from '@web/ui/global-style';

export interface AppProps {
  router: DataRouter;
  /** Once everything listens. */
  onShown?: () => void;
}

/** Providers of the whole product. */
export function App({ router, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <SWRConfig value={SWR_DEFAULTS}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </SWRConfig>
  );
}
