import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';
import { color, space } from './tokens';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    line-height: 1.5;
  }
  svg {
    margin-block-start: 0.25rem;
    color: ${color.teal600};
  }
`;

/** Short conditions, one line each: who gets it. */
export function CheckList({ items }: { items: readonly { id: string; text: ReactNode }[] }) {
  return (
    <List>
      {items.map(({ id, text }) => (
        <li key={id}>
          <Icon of={Check} />
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}
