import { useId } from 'react';
import type { ReactNode } from 'react';
import { Section, SectionHead } from '@web/ui/layout';
import { Note } from '@web/ui/text';

/** One part of the living page: its name, one line about it, the pieces. */
export function Specimen({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>{title}</h2>
        {about && <Note>{about}</Note>}
      </SectionHead>
      {children}
    </Section>
  );
}
