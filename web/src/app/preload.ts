// The code and the words of a page begin to load when a link to it is pointed at or reached by keyboard, before it is pressed.
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

const PRELOAD_EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** The browser says that its line is dear (not every browser does). */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The path a link leads to inside the product; null for any other place. */
function pathUnder(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin && link.target !== '_blank' ? link.pathname : null;
}

/** Watches the links of the page. Each address is fetched once; one that fails is fetched again when it is pressed. */
export function preloadLinks(routes: RouteObject[]): void {
  const preloaded = new Set([window.location.pathname]);
  const preload = ({ target }: Event): void => {
    const path = pathUnder(target);
    if (path === null || preloaded.has(path) || savesData()) return;
    preloaded.add(path);
    for (const { route } of matchRoutes(routes, path) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
  for (const name of PRELOAD_EVENTS) document.addEventListener(name, preload, { passive: true });
}
