import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, shape, space } from './tokens';

export interface ChangeRow {
  id: string;
  /** ISO date. */
  on: string;
  /** The same day in words. */
  day: ReactNode;
  text: ReactNode;
}

const List = styled.ul`
  padding: ${space[1]} 1.125rem;
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};
    padding-block: 0.75rem;
    line-height: 1.5;
    break-inside: avoid;
    @container page (min-width: 46rem) {
      grid-template-columns: 9.5rem minmax(0, 1fr);
    }
  }
  li + li {
    border-block-start: 1px solid ${color.line};
  }
  time {
    font-weight: 700;
    color: ${color.persimmon700};
    font-variant-numeric: tabular-nums;
  }
  @container page (max-width: 21rem) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** What changes and when, one sentence each, the day first. */
export function ChangeList({ rows, labelledBy }: { rows: readonly ChangeRow[]; labelledBy: string }) {
  return (
    <List aria-labelledby={labelledBy}>
      {rows.map(({ id, on, day, text }) => (
        <li key={id}>
          <time dateTime={on}>{day}</time>
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}
