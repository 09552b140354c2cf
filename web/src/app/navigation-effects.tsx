// What happens after each navigation: scroll to the top, focus to the heading, the title said aloud.
import { useEffect, useRef } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { partOf } from '@web/base/part-of-address';
import { focusHeading } from '@web/ui/focus-heading';
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

const headingIn = (part: HTMLElement | null): HTMLElement | null =>
  part?.querySelector<HTMLElement>('h2, h3, h4') ?? null;

/** The page has put the focus there itself: a question's name is in its button. */
const hasFocus = (part: HTMLElement | null): boolean =>
  part !== null && document.activeElement !== document.body && document.activeElement?.contains(part) === true;

/** @param part of the page that the visitor went to ("#evacuation"); null = the page */
function focusPart(part: HTMLElement | null): void {
  const main = document.getElementById(MAIN_ID);
  const heading = headingIn(part) ?? main?.querySelector<HTMLElement>('h1');
  if (heading) focusHeading(heading);
  else main?.focus({ preventScroll: true });
}

export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const announcer = useRef<HTMLSpanElement>(null);
  const last = useRef({ pathname, hash });

  useEffect(() => (isFreshVisit() ? followUpScrolls() : undefined), []);

  useEffect(() => {
    const before = last.current;
    if (before.pathname === pathname && before.hash === hash) return;
    last.current = { pathname, hash };
    const part = hash === '' ? null : document.getElementById(partOf(hash));
    const isSamePage = before.pathname === pathname && (hash !== '' || navigation !== NavigationType.Push);
    // What opens and closes on its page (a letter, a question) names itself in the address and leaves the focus where it is.
    if (isSamePage && headingIn(part) === null) return;
    // The page's own effects (its title) have run before this one: children first.
    if (announcer.current) announcer.current.textContent = document.title;
    if (!hasFocus(part)) focusPart(part);
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
