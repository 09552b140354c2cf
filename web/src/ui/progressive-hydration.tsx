import { Children, Suspense } from 'react';
import type { ReactNode } from 'react';

function From({ parts, at }: { parts: readonly ReactNode[]; at: number }) {
  return (
    <>
      {parts[at]}
      {at + 1 < parts.length && (
        <Suspense fallback={null}>
          <From parts={parts} at={at + 1} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The parts of a long page that was rendered at build are taken over one after the other, each in a task of its own: a slow telephone
 * answers a press in between, and React takes over first what is pressed. Nothing else stands differently. What renders it should
 * not be drawn again of itself while it is taken over (no `useToday`, no fetch): React would take all of it over at once.
 */
export function ProgressiveHydration({ children }: { children: ReactNode }) {
  return <From parts={Children.toArray(children)} at={0} />;
}
