// Names and values of a record, in two columns where there is room.
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '@web/ui/tokens';

export interface Fact {
  label: string;
  value: ReactNode;
}

const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};
  & > div {
    display: grid;
    gap: 0 ${space[4]};
    grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
    padding-block-end: ${space[3]};
    border-block-end: 1px solid ${color.line};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text[6]};
  }
  @container page (max-width: 30rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Facts>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
