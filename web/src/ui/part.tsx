import type { ReactNode } from 'react';
import { Section, SectionHead, Spread, Stack } from './layout';

export interface PartProps {
  /** Also the address of the part: #years. */
  id: string;
  title: ReactNode;
  /** Next to the heading: what changes the view of this part. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a page under its own h2. */
export function Part({ id, title, aside, children }: PartProps) {
  return (
    <Section aria-labelledby={id}>
      <SectionHead>
        <Spread>
          <h2 id={id}>{title}</h2>
          {aside}
        </Spread>
      </SectionHead>
      <Stack $gap={4}>{children}</Stack>
    </Section>
  );
}
