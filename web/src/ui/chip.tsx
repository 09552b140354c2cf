import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, shape } from './tokens';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Given: a toggle that says whether it is on. Absent: a plain shortcut. */
  isPressed?: boolean;
}

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-width: ${shape.target};
  min-height: ${shape.target};
  padding: 0.375rem 1rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.pill};
  background: ${color.surface};
  color: ${color.ink};
  line-height: 1.35;
  text-align: start;
  &:hover {
    background: ${color.teal50};
    border-color: ${color.teal700};
  }
  &[aria-pressed='true'] {
    background: ${color.teal100};
    border-color: ${color.teal700};
    color: ${color.teal700};
    font-weight: 700;
  }
`;

export function Chip({ isPressed, ...rest }: ChipProps) {
  return <Pill type="button" {...rest} aria-pressed={isPressed} />;
}
