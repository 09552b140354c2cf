import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, type FieldWords, LabelledField } from './field-parts';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'>, FieldWords {
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
export function TextArea({ label, hint, error, value, onValueChange, id, ...rest }: TextAreaProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Area rows={4} {...rest} {...control} value={value} onChange={(event) => onValueChange(event.target.value)} />
      )}
    </LabelledField>
  );
}
