// React hydrates the parts of a prerendered page one after the other and does not say when it has finished. Each part reports itself.
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';

let pending = 0;
let resolveAll = (): void => undefined;
const all = new Promise<void>((resolve) => {
  resolveAll = resolve;
});

function start(): void {
  pending += 1;
}

/** The parts inside of this one have been counted before: their effects run first. */
function finish(): void {
  pending -= 1;
  if (pending === 0) resolveAll();
}

/** Resolves when the first page is hydrated: every part of it responds to events. */
export const whenHydrated = (): Promise<void> => all;

function Finished() {
  useEffect(finish, []);
  return null;
}

/** A Suspense boundary that React hydrates in a task of its own. */
export function HydratedPart({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  useEffect(start, []);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Finished />
    </Suspense>
  );
}
