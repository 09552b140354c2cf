// React hydrates the parts of a prerendered page one after the other and does not say when it has finished. Each part reports itself.
import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** The parts that are on the page without their content. */
const pending = new Set<object>();
let resolveAll = (): void => undefined;
const all = new Promise<void>((resolve) => {
  resolveAll = resolve;
});

/** Resolves when the first page is hydrated, or rendered on the client: every part of it responds to events. */
export const whenHydrated = (): Promise<void> => all;

function Finished({ onFinish }: { onFinish: () => void }) {
  useEffect(onFinish, [onFinish]);
  return null;
}

/** A Suspense boundary that React hydrates in a task of its own. */
export function HydratedPart({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const [part] = useState(() => ({}));
  const finish = useCallback(() => {
    pending.delete(part);
    if (pending.size === 0) resolveAll();
  }, [part]);
  // A client render commits a part together with its content, and the effects of the content run first: only a layout effect precedes them.
  useLayoutEffect(() => {
    pending.add(part);
    return finish;
  }, [part, finish]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Finished onFinish={finish} />
    </Suspense>
  );
}
