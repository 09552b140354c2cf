// Renders a screen as the product does: router with the data API, SWR with the product's defaults and an empty cache.
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { SWR_DEFAULTS } from '../src/shared/api/swr-defaults';
import { CurrentLocation } from '../src/base/current-location';
import type { PageAnswers } from '../src/base/prerendered';
import type { UiLanguage } from '../src/base/i18n/language';
import { ToastRegion } from '../src/ui/toast-region';

export interface RenderOptions {
  /** Address of the page, with its query. */
  at?: string;
  /** Path pattern of the route under test; any path by default. */
  path?: string;
  language?: UiLanguage;
  /** Further routes that links may lead to. */
  others?: RouteObject[];
  /** Of calls, as of a page that was rendered with them. */
  answers?: PageAnswers | undefined;
}

export async function renderApp(screen: ReactElement, options: RenderOptions = {}) {
  if (options.language && options.language !== i18next.language) await i18next.changeLanguage(options.language);
  const router = createMemoryRouter([{ path: options.path ?? '*', element: screen }, ...(options.others ?? [])], {
    initialEntries: [options.at ?? '/'],
  });
  const user = userEvent.setup();
  const result = render(
    <SWRConfig
      value={{ ...SWR_DEFAULTS, provider: () => new Map(), dedupingInterval: 0, fallback: options.answers ?? {} }}
    >
      <CurrentLocation value={() => router.state.location}>
        <RouterProvider router={router} />
      </CurrentLocation>
      <ToastRegion />
    </SWRConfig>,
  );
  return { ...result, router, user };
}
