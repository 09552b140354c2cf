import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError, FieldHint } from '@web/ui/field-parts';
import { color, shape, space } from '@web/ui/tokens';

export interface Choice {
  value: string;
  label: ReactNode;
}

export interface ChoiceRowProps {
  legend: string;
  name: string;
  choices: readonly Choice[];
  value: string;
  onValueChange: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
}

const Set = styled.fieldset`
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  display: grid;
  gap: ${space[2]};
  legend {
    padding: 0;
    font-weight: 700;
    margin-block-end: ${space[2]};
  }
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/* A radio button as large as a finger; the mark inside says "chosen" without colour. */
const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: ${shape.target};
  padding: 0.375rem 1rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.pill};
  background: ${color.surface};
  line-height: 1.35;
  cursor: pointer;
  &:hover {
    background: ${color.teal50};
    border-color: ${color.teal700};
  }
  &:has(:checked) {
    background: ${color.teal100};
    border-color: ${color.teal700};
    font-weight: 700;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    flex: none;
    accent-color: ${color.teal700};
  }
  input:focus-visible {
    outline: none;
  }
`;

/** One choice of a few, all of them in sight. */
export function ChoiceRow({ legend, name, choices, value, onValueChange, hint, error }: ChoiceRowProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Set aria-describedby={describedBy} aria-invalid={error ? true : undefined}>
      <legend>{legend}</legend>
      <Options>
        {choices.map((choice) => (
          <Option key={choice.value}>
            <input
              type="radio"
              name={`${id}-${name}`}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onValueChange(choice.value)}
              data-field={name}
            />
            {choice.label}
          </Option>
        ))}
      </Options>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Set>
  );
}
