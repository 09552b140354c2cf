import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Stack } from '@web/ui/layout';
import { ReadAloud } from './read-aloud';
import type { ReadAloudProps } from './read-aloud-props';

/** A part of a page with "listen" under it. */
export function Readable({ children, ...props }: Omit<ReadAloudProps, 'of' | 'text'> & { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <Stack $gap={3}>
      <div ref={part}>{children}</div>
      <ReadAloud of={part} {...props} />
    </Stack>
  );
}
