import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, FieldError, FieldHint, FieldLabel, useFieldIds } from './field-parts';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'> {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
}

const Area = styled.textarea`
  ${controlStyle}
  min-height: 8rem;
  line-height: 1.5;
  resize: vertical;
`;

/** Several lines of the visitor's own words. */
export function TextArea({ label, hint, error, value, onValueChange, id: givenId, ...rest }: TextAreaProps) {
  const { id, hintId, errorId, describedBy } = useFieldIds(givenId, { hint: Boolean(hint), error: Boolean(error) });
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Area
        rows={4}
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
