// The first drawing: a page that was rendered at build (web/prerender) is taken over as it is, any other place is drawn again.
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { dayOfPage } from '@web/base/prerendered';

/** What web/prerender/first-moment.js keeps for us; nothing on a page that it is not on. */
interface FirstMoment {
  page: Promise<void>;
  end: () => void;
}

const firstMoment = (): FirstMoment | undefined => (window as { firstMoment?: FirstMoment }).firstMoment;

/** The page is in the visitor's language, or gone. */
export const firstPage = (): Promise<void> => firstMoment()?.page ?? Promise.resolve();

const LOOK_AGAIN_MS = 20;
const LONGEST_MS = 10_000;

/** React marks what it has taken over; parts whose code came later follow the rest, and a press on them would be lost until then. */
const listens = (button: Element): boolean => Object.keys(button).some((key) => key.startsWith('__reactProps'));

/** What was pressed and typed before is done as soon as everything listens. */
export function endFirstMoment(): void {
  const moment = firstMoment();
  if (!moment) return;
  const end = performance.now() + LONGEST_MS;
  const look = (): void => {
    const isOver = [...document.querySelectorAll('#root button')].every(listens) || performance.now() > end;
    if (isOver) moment.end();
    else setTimeout(look, LOOK_AGAIN_MS);
  };
  look();
}

/** The code and the words of the first screen are there. */
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

/** Draws the application; what is there stays in sight until then. */
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
  // In parts, so that a press in between is answered.
  startTransition(() => {
    hydrateRoot(place, app);
  });
}
