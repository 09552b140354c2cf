// What happens after each navigation: scroll to the top, focus to the heading, the title said aloud.
import { useEffect, useRef } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { VisuallyHidden } from '@web/ui/text';
import { MAIN_ID } from './shell/skip-link';

/** The specification's follow-up scrolls, for content that arrives late. */
export const FOLLOW_UP_MS = [50, 200, 300] as const;

const VISITOR_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Scrolls to the top again at 50, 200 and 300 ms, unless the visitor has scrolled or moved focus by then. */
export function followUpScrolls(): () => void {
  let hasMoved = false;
  const notice = () => {
    hasMoved = true;
  };
  VISITOR_MOVES.forEach((name) => window.addEventListener(name, notice, { passive: true }));
  const timers = FOLLOW_UP_MS.map((delay) =>
    setTimeout(() => {
      if (!hasMoved) window.scrollTo(0, 0);
    }, delay),
  );
  return () => {
    VISITOR_MOVES.forEach((name) => window.removeEventListener(name, notice));
    timers.forEach(clearTimeout);
  };
}

/** Every first entry of a tab has the key `default`: another address typed there is not the page that was left. */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? pathname + search : key;

/** A page that was typed or linked to: not a reload, not "back", and not a place inside the page (#...). */
function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && window.location.hash === '' && window.scrollY === 0;
}

/** @param place id of a part of the page the visitor went to ("#evacuation"); '' = the page */
function focusHeading(place: string): void {
  const main = document.getElementById(MAIN_ID);
  const part = place === '' ? null : document.getElementById(place);
  const heading = part ? part.querySelector<HTMLElement>('h2, h3, h4') : main?.querySelector('h1');
  // A heading takes no focus by itself.
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}

export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const announcer = useRef<HTMLSpanElement>(null);
  const lastPath = useRef(pathname + hash);

  useEffect(() => (isFreshVisit() ? followUpScrolls() : undefined), []);

  useEffect(() => {
    if (lastPath.current === pathname + hash) return;
    lastPath.current = pathname + hash;
    // The page's own effects (its title) have run before this one: children first.
    if (announcer.current) announcer.current.textContent = document.title;
    focusHeading(hash.slice(1));
    // Back and forward return to where the visitor was, a place inside the page stays in sight (ScrollRestoration).
    return navigation === NavigationType.Pop || hash !== '' ? undefined : followUpScrolls();
  }, [pathname, hash, navigation]);

  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      <VisuallyHidden ref={announcer} role="status" aria-live="polite" />
    </>
  );
}
