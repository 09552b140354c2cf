import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';
import { color, motion, shape, space, text } from './tokens';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** single: opening one closes the other. */
  type: 'single' | 'multiple';
  /** The caller says which are open; of a single one at most one. */
  open?: string[];
  onOpenChange?: (open: string[]) => void;
}

const Item = styled(Radix.Item)`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  & + & {
    margin-block-start: ${space[3]};
  }
`;

const Trigger = styled(Radix.Trigger)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.875rem;
  align-items: center;
  width: 100%;
  min-height: 4rem;
  padding: 0.75rem ${space[5]};
  border: 0;
  border-radius: ${shape.radius};
  background: none;
  font-size: ${text[4]};
  font-weight: 700;
  line-height: 1.35;
  text-align: start;
  &:hover {
    background: ${color.teal50};
  }
  svg {
    color: ${color.inkSoft};
    transition: transform ${motion.calm} ${motion.ease};
  }
  &[data-state='open'] svg {
    transform: rotate(180deg);
  }
  @container page (max-width: 34rem) {
    padding-inline: ${space[4]};
  }
`;

// The content stays mounted so that print shows closed parts too.
const Content = styled(Radix.Content)`
  display: grid;
  gap: ${space[4]};
  padding: ${space[2]} ${space[5]} ${space[5]};
  @container page (max-width: 34rem) {
    padding-inline: ${space[4]};
  }
  @media screen {
    &[data-state='closed'] {
      display: none;
    }
  }
`;

export function Accordion({ items, type, open, onOpenChange }: AccordionProps) {
  const parts = items.map((item) => (
    <Item key={item.id} value={item.id}>
      <Radix.Header>
        <Trigger>
          <span>{item.title}</span>
          <Icon of={ChevronDown} />
        </Trigger>
      </Radix.Header>
      <Content forceMount>{item.content}</Content>
    </Item>
  ));
  return type === 'single' ? (
    <Radix.Root
      type="single"
      collapsible
      value={open && (open[0] ?? '')}
      onValueChange={(id) => onOpenChange?.(id === '' ? [] : [id])}
    >
      {parts}
    </Radix.Root>
  ) : (
    <Radix.Root type="multiple" value={open} onValueChange={onOpenChange}>
      {parts}
    </Radix.Root>
  );
}
