// The frame of every page: shell, toasts, navigation effects. Here the app joins the shell with the search feature.
import { Outlet } from 'react-router-dom';
import { SearchBox } from '@web/features/search/components/search-box';
import { ToastRegion } from '@web/ui/toast-region';
import { NavigationEffects } from './navigation-effects';
import { PendingBar } from './pending-bar';
import { Shell } from './shell/shell';

export function Root() {
  return (
    <>
      <PendingBar />
      <Shell search={<SearchBox />}>
        <Outlet />
      </Shell>
      <NavigationEffects />
      <ToastRegion />
    </>
  );
}
