import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { FieldError } from '@web/ui/field-parts';
import { color, shape, space, text } from '@web/ui/tokens';
import type { FormStep } from '../logic/check-form';

export interface QuestionProps {
  step: FormStep;
  number: number;
  /** The one question that a phone shows; a desk shows all of them. */
  isHere: boolean;
  legend: string;
  hint?: ReactNode;
  /** Across both columns of a desk. */
  isWide?: boolean;
  error?: ReactNode;
  children: ReactNode;
}

const Set = styled.fieldset<{ $isHere: boolean; $isWide: boolean }>`
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  legend {
    padding: 0;
    margin-block-end: ${space[3]};
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 1.35;
    text-wrap: balance;
  }
  @container page (max-width: 45.99rem) {
    display: ${({ $isHere }) => ($isHere ? 'block' : 'none')};
  }
  @container page (min-width: 46rem) {
    ${({ $isWide }) => $isWide && 'grid-column: 1 / -1;'}
    padding: ${space[5]};
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    legend {
      float: inline-start;
      width: 100%;
      font-size: ${text.lead};
    }
    legend + * {
      clear: both;
    }
  }
`;

const Hint = styled.p`
  margin-block-end: ${space[3]};
  color: ${color.inkSoft};
  line-height: 1.6;
`;

const Answers = styled.div`
  display: grid;
  gap: 0.625rem;
  align-content: start;
`;

/** One question with its answers: alone on a phone's screen, a card next to the others on a desk. */
export function Question({ step, number, isHere, legend, hint, isWide = false, error, children }: QuestionProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Set
      $isHere={isHere}
      $isWide={isWide}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      data-question={step}
    >
      <legend tabIndex={-1}>
        {number}. {legend}
      </legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Answers>{children}</Answers>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Set>
  );
}
