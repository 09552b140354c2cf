import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, FieldError, FieldHint, FieldLabel, useFieldIds } from './field-parts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> {
  label: string;
  hint?: ReactNode;
  /** What happened, what is kept, what to do; announced at once. */
  error?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
}

const Input = styled.input`
  ${controlStyle}
`;

export function TextField({ label, hint, error, value, onValueChange, id: givenId, ...rest }: TextFieldProps) {
  const { id, hintId, errorId, describedBy } = useFieldIds(givenId, { hint: Boolean(hint), error: Boolean(error) });
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        type="text"
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Field>
  );
}
