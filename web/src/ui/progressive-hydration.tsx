import { Children } from 'react';
import type { ReactNode } from 'react';
import { HydratedPart } from '@web/base/hydrated-part';

function From({ parts, at }: { parts: readonly ReactNode[]; at: number }) {
  return (
    <>
      {parts[at]}
      {at + 1 < parts.length && (
        <HydratedPart>
          <From parts={parts} at={at + 1} />
        </HydratedPart>
      )}
    </>
  );
}

/**
 * The parts of a long page that was rendered at build are hydrated one after the other, each in a task of its own (React's selective
 * hydration over nested Suspense boundaries): a slow phone responds to a press in between, and React first hydrates what is pressed.
 * The component that renders this must not re-render during hydration (no `useToday`, no fetch): React would hydrate all parts at once.
 */
export function ProgressiveHydration({ children }: { children: ReactNode }) {
  return <From parts={Children.toArray(children)} at={0} />;
}
