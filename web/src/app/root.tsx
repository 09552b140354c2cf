// The frame of every page: shell, what lies over it, navigation effects. Here the app joins the shell with the search feature.
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { SearchBox } from '@web/features/search/components/search-box';
import { HydratedPart } from '@web/base/hydrated-part';
import { inAppBrowser } from '@web/base/in-app-browser';
import { useBrowserValue } from '@web/base/use-browser-value';
import { CallCoaches } from '@web/shared/call-coach/call-coaches';
import { MadeAgain } from './made-again';
import { NavigationEffects } from './navigation-effects';
import { PendingBar } from './pending-bar';
import { Shell } from './shell/shell';

const Overlays = lazy(async () => ({ default: (await import('./overlays')).Overlays }));

// Where nothing was kept it cannot come without network: the page stays as it is.
const OfflineHost = lazy(() => import('./offline/offline-host').catch(() => ({ default: () => <></> })));

const InAppHost = lazy(() => import('./in-app/in-app-host').catch(() => ({ default: () => <></> })));

const always = () => true;

/**
 * Not while a page that was rendered at build is taken over: what lies over it may be opened in between, and React would find another
 * page than was rendered. Apart from Root: drawn again, it would have the parts drawn again that are not taken over yet.
 */
function AfterTakeOver({ children }: { children: ReactNode }) {
  const isTakenOver = useBrowserValue(always, false);
  return isTakenOver && <Suspense fallback={null}>{children}</Suspense>;
}

export function Root() {
  const app = inAppBrowser();
  return (
    <MadeAgain>
      <CallCoaches>
        <PendingBar />
        <Shell search={<SearchBox />}>
          <AfterTakeOver>
            <OfflineHost />
            {app && <InAppHost app={app} />}
          </AfterTakeOver>
          {/* Taken over after the shell, in a task of its own. */}
          <HydratedPart>
            <MadeAgain>
              <Outlet />
            </MadeAgain>
          </HydratedPart>
        </Shell>
        <NavigationEffects />
        <AfterTakeOver>
          <MadeAgain>
            <Overlays />
          </MadeAgain>
        </AfterTakeOver>
      </CallCoaches>
    </MadeAgain>
  );
}
