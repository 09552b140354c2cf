// The first rendering: a page that was rendered at build (web/prerender) is hydrated, any other one is rendered on the client.
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { whenHydrated } from '@web/base/hydrated-part';
import { dayOfPage } from '@web/base/prerendered';

/** What web/prerender/first-moment.js keeps for us; nothing on a page that it is not on. */
interface FirstMoment {
  page: Promise<void>;
  end: () => void;
}

const firstMoment = (): FirstMoment | undefined => (window as { firstMoment?: FirstMoment }).firstMoment;

/** The page is in the visitor's language, or gone. */
export const firstPage = (): Promise<void> => firstMoment()?.page ?? Promise.resolve();

const MAX_WAIT_MS = 10_000;

/** Replays presses and input from before hydration as soon as every part of the page responds to them, or its code has not come. */
export function endFirstMoment(): void {
  const moment = firstMoment();
  if (!moment) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  void Promise.race([whenHydrated(), timeout]).then(moment.end);
}

/** The code and the texts of the first screen have loaded. */
function isReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Rendered without a place inside the page, without an opened sheet, and without a failure: with one of them React would find another page. */
function isAsRendered(router: DataRouter): boolean {
  const { location, errors } = router.state;
  return location.hash === '' && location.state == null && errors === null;
}

/** The policy refuses style attributes in HTML; here they are set from script, as React would have. */
function restoreStyles(place: HTMLElement): void {
  place.querySelectorAll<HTMLElement>('[data-style]').forEach((element) => {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  });
}

/** Renders the application; the prerendered page stays visible until then. */
export async function show(place: HTMLElement, router: DataRouter, app: ReactNode): Promise<void> {
  if (dayOfPage() === undefined) {
    createRoot(place).render(app);
    return;
  }
  await isReady(router);
  if (!isAsRendered(router)) {
    createRoot(place).render(app);
    return;
  }
  restoreStyles(place);
  // A transition hydrates in slices, so that a press in between is handled.
  startTransition(() => {
    hydrateRoot(place, app);
  });
}
