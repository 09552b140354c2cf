import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, shape } from '@web/ui/tokens';

/* A radio button or a tick as large as a finger; the mark inside says "chosen" without colour. */
const Label = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.5rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  background: ${color.surface};
  line-height: 1.4;
  cursor: pointer;
  &:hover {
    background: ${color.teal50};
    border-color: ${color.teal700};
  }
  &:has(:checked) {
    background: ${color.teal50};
    border: 2px solid ${color.teal700};
    padding: calc(0.5rem - 1px) calc(0.875rem - 1px);
    font-weight: 700;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${color.teal700};
  }
  input:focus-visible {
    outline: none;
  }
`;

export interface ChoiceProps {
  kind?: 'radio' | 'checkbox';
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  children: ReactNode;
}

export function Choice({ kind = 'radio', name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Label>
      <input
        type={kind}
        name={name}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        data-field={name}
      />
      <span>{children}</span>
    </Label>
  );
}
