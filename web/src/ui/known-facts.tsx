import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from './tokens';

export interface KnownFact {
  id: string;
  label: ReactNode;
  /** null or empty: the row is left out. */
  value: ReactNode;
  /** Quiet line under the value: who says so, and when. */
  note?: ReactNode;
}

const List = styled.dl`
  display: grid;
  & > div {
    display: grid;
    /* The longest word of a label, "deductible", on one line. */
    grid-template-columns: 6.75rem minmax(0, 1fr);
    gap: 0.75rem;
    padding-block: 0.75rem;
    line-height: 1.5;
  }
  & > div + div {
    border-block-start: 1px solid ${color.line};
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-weight: 400;
    color: ${color.inkSoft};
  }
  @container page (max-width: 18rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;

const isKnown = ({ value }: KnownFact): boolean =>
  value !== null && value !== undefined && value !== '' && value !== false;

/** Facts of a sheet. What no one states takes no row; one fold of the sheet lists it. */
export function KnownFacts({ facts }: { facts: readonly KnownFact[] }) {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.value}
            {fact.note && <small>{fact.note}</small>}
          </dd>
        </div>
      ))}
    </List>
  );
}
