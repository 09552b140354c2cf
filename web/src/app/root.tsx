// The frame of every page: shell, what lies over it, navigation effects. Here the app joins the shell with the search feature.
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { SearchBox } from '@web/features/search/components/search-box';
import { HydratedPart } from '@web/base/hydrated-part';
import { inAppBrowser } from '@web/base/in-app-browser';
import { useBrowserValue } from '@web/base/use-browser-value';
import { CallCoaches } from '@web/shared/call-coach/call-coaches';
import { MadeAgain } from './made-again';
import { NavigationEffects } from './navigation-effects';
import { Shell } from './shell/shell';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '@web/ui/text';
import { color } from '@web/ui/tokens';

// Fast pages never flash it: it becomes visible after 150 ms.
const appear = keyframes`from, 99% { opacity: 0; } to { opacity: 1; }`;
const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(250%); }`;

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto 0;
  z-index: 30;
  height: 0.25rem;
  overflow: clip;
  background: ${color.teal100};
  animation: ${appear} 150ms backwards;
`;

const Runner = styled.div`
  width: 40%;
  height: 100%;
  background: ${color.teal600};
  animation: ${run} 1.2s linear infinite;
`;

/** Shows that the next page is on its way. */
function PendingBar() {
  const { t } = useTranslation('ui');
  const navigation = useNavigation();
  return (
    <>
      {navigation.state === 'loading' && (
        <Track aria-hidden="true">
          <Runner />
        </Track>
      )}
      <VisuallyHidden role="status">{navigation.state === 'loading' ? t('loading') : ''}</VisuallyHidden>
    </>
  );
}

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
