import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Chip } from './chip';
import { Row } from './layout';
import { space } from './tokens';

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-block-end: ${space[2]};
    font-weight: 700;
  }
`;

export interface ChipChoicesProps<Id extends string> {
  /** Names the group. */
  legend: string;
  ids: readonly Id[];
  chosen: readonly Id[];
  labelOf: (id: Id) => ReactNode;
  /** One more is chosen, or one less. */
  onToggle: (id: Id) => void;
  /** What is to be said under them. */
  children?: ReactNode;
}

/** Choices of which several hold at once. */
export function ChipChoices<Id extends string>({
  legend,
  ids,
  chosen,
  labelOf,
  onToggle,
  children,
}: ChipChoicesProps<Id>) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Row $gap={2}>
        {ids.map((id) => (
          <Chip key={id} isPressed={chosen.includes(id)} onClick={() => onToggle(id)}>
            {labelOf(id)}
          </Chip>
        ))}
      </Row>
      {children}
    </Group>
  );
}
