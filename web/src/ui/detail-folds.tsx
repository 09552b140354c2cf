import { useId } from 'react';
import { Accordion } from './accordion';
import type { AccordionItem } from './accordion';
import { Section } from './layout';
import { VisuallyHidden } from './text';

export interface DetailFoldsProps {
  /** Heading of the whole part, for screen readers: the folds below are its h3. */
  title: string;
  items: readonly AccordionItem[];
  /** Ids that stand open at first. */
  open: string[];
}

/** The long part of a page in folds, any of them open at a time. */
export function DetailFolds({ title, items, open }: DetailFoldsProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        {title}
      </VisuallyHidden>
      <Accordion type="multiple" defaultOpen={open} items={items} />
    </Section>
  );
}
