import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Section, SectionHead } from './layout';

export interface TitledSectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Of the heading, which names the section. */
  id: string;
  title: ReactNode;
  /** Under the title: a paragraph or a note. */
  note?: ReactNode;
}

/** A section of a page, named by its h2. */
export function TitledSection({ id, title, note, children, ...section }: TitledSectionProps) {
  return (
    <Section {...section} aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>{title}</h2>
        {note}
      </SectionHead>
      {children}
    </Section>
  );
}
