import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, type FieldWords, LabelledField } from './field-parts';
import { Icon } from './icon';
import { color } from './tokens';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'>, FieldWords {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
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
export function Select({ label, value, onValueChange, options, hint, error, id, ...rest }: SelectProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Box>
          <Native {...rest} {...control} value={value} onChange={(event) => onValueChange(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Native>
          <Icon of={ChevronDown} size="s" />
        </Box>
      )}
    </LabelledField>
  );
}
