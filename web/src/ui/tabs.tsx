import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, shape, space } from './tokens';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Name of the whole set, for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  value?: string;
  onValueChange?: (id: string) => void;
}

const List = styled(Radix.List)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  border-block-end: 2px solid ${color.line};
`;

const Trigger = styled(Radix.Trigger)`
  min-height: ${shape.target};
  padding: 0.5rem 1rem;
  border: 0;
  border-block-end: 4px solid transparent;
  margin-block-end: -2px;
  background: none;
  font-weight: 700;
  color: ${color.inkSoft};
  border-radius: ${shape.radius} ${shape.radius} 0 0;
  &:hover {
    background: ${color.teal50};
  }
  &[data-state='active'] {
    color: ${color.teal700};
    border-block-end-color: ${color.teal700};
  }
`;

const Panel = styled(Radix.Content)`
  padding-block-start: ${space[5]};
`;

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} defaultValue={tabs[0]?.id} onValueChange={onValueChange}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.id} value={tab.id}>
          {tab.content}
        </Panel>
      ))}
    </Radix.Root>
  );
}
