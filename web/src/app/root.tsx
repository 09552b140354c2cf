// The frame of every page: shell, what lies over it, navigation effects. Here the app joins the shell with the search feature.
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SearchBox } from '@web/features/search/components/search-box';
import { CallCoaches } from '@web/shared/call-coach/call-coaches';
import { NavigationEffects } from './navigation-effects';
import { PendingBar } from './pending-bar';
import { Shell } from './shell/shell';

const Overlays = lazy(async () => ({ default: (await import('./overlays')).Overlays }));

// Where nothing was kept it cannot come without network: the page stays as it is.
const OfflineHost = lazy(() => import('./offline/offline-host').catch(() => ({ default: () => <></> })));

export function Root() {
  return (
    <CallCoaches>
      <PendingBar />
      <Shell search={<SearchBox />}>
        <Suspense fallback={null}>
          <OfflineHost />
        </Suspense>
        <Outlet />
      </Shell>
      <NavigationEffects />
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    </CallCoaches>
  );
}
