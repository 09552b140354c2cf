import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, FieldError, FieldHint, FieldLabel, useFieldIds } from './field-parts';
import { Icon } from './icon';
import { color } from './tokens';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  hint?: ReactNode;
  error?: ReactNode;
}

const Box = styled.span`
  position: relative;
  display: block;
  svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625rem);
    inset-inline-end: 0.75rem;
    pointer-events: none;
    color: ${color.teal700};
  }
`;

const Native = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 2.5rem;
  text-overflow: ellipsis;
`;

/** The platform's own list: large on a phone, known to every hand. */
export function Select({ label, value, onValueChange, options, hint, error, id: givenId, ...rest }: SelectProps) {
  const { id, hintId, errorId, describedBy } = useFieldIds(givenId, { hint: Boolean(hint), error: Boolean(error) });
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Box>
        <Native
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Native>
        <Icon of={ChevronDown} size="s" />
      </Box>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Field>
  );
}
