import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { dayOfPage } from '@web/base/prerendered';
import type { PageAnswers } from '@web/base/prerendered';
import { SWR_DEFAULTS } from '@web/shared/api/swr-defaults';
import { GlobalStyle } from '@web/ui/global-style';

export interface AppProps {
  router: DataRouter;
  /** Shown until the calls have answered again. */
  answers?: PageAnswers | undefined;
  /** Once everything listens. */
  onShown?: () => void;
}

/** Providers of the whole product. */
export function App({ router, answers = {}, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <SWRConfig value={{ ...SWR_DEFAULTS, fallback: answers }}>
      {/* The file of a page that was rendered has these rules: working them out again would hold up the taking over. */}
      {dayOfPage() === undefined && <GlobalStyle />}
      <RouterProvider router={router} />
    </SWRConfig>
  );
}
