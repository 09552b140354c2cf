// The frame of every page: shell, toasts, navigation effects. Here the app joins the shell with the search feature.
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SearchBox } from '@web/features/search/components/search-box';
import { ChatHost } from './chat-host';
import { EligibilityDialogHost } from './eligibility-dialog-host';
import { NavigationEffects } from './navigation-effects';
import { PendingBar } from './pending-bar';
import { Shell } from './shell/shell';

// A sixteenth of the first page's budget, and nobody sees a toast before they press something.
const ToastRegion = lazy(async () => ({ default: (await import('@web/ui/toast-region')).ToastRegion }));

// Where nothing was kept it cannot come without network: the page stays as it is.
const OfflineHost = lazy(() => import('./offline/offline-host').catch(() => ({ default: () => <></> })));

export function Root() {
  return (
    <>
      <PendingBar />
      <Shell search={<SearchBox />}>
        <Suspense fallback={null}>
          <OfflineHost />
        </Suspense>
        <Outlet />
      </Shell>
      <EligibilityDialogHost />
      <ChatHost />
      <NavigationEffects />
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    </>
  );
}
