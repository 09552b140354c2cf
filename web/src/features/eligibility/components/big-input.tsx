import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyle } from '@web/ui/field-parts';
import { Icon } from '@web/ui/icon';
import { color, text } from '@web/ui/tokens';

const Line = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.75rem;
  max-width: 22rem;
  font-size: ${text[4]};
  font-weight: 700;
`;

const Input = styled.input`
  ${controlStyle}
  min-height: 4rem;
  font-size: 2rem;
  font-weight: 700;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

export interface BigInputProps {
  label: string;
  /** What is behind the number: "세", "달러". */
  unit: string;
  value: string;
  onValueChange: (value: string) => void;
  isInvalid: boolean;
  inputMode: 'numeric' | 'decimal';
  field: string;
}

/** One number, in figures one can read without glasses. */
export function BigInput({ label, unit, value, onValueChange, isInvalid, inputMode, field }: BigInputProps) {
  return (
    <Line>
      <Input
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        data-field={field}
      />
      <span aria-hidden="true">{unit}</span>
    </Line>
  );
}

const EchoLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  padding: 0.625rem 0.875rem;
  border-radius: 0.625rem;
  background: ${color.teal50};
  line-height: 1.5;
  & > span {
    flex: 1 1 12rem;
  }
`;

/** What was understood, said back. */
export function Echo({ icon = Check, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <EchoLine role="status">
      <Icon of={icon} />
      <span>{children}</span>
    </EchoLine>
  );
}
