import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, type FieldWords, LabelledField } from './field-parts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'>, FieldWords {
  value: string;
  onValueChange: (value: string) => void;
}

const Input = styled.input`
  ${controlStyle}
`;

export function TextField({ label, hint, error, value, onValueChange, id, ...rest }: TextFieldProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Input
          type="text"
          {...rest}
          {...control}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </LabelledField>
  );
}
