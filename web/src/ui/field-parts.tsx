// Label, hint and error of a form field, wired in one place.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from './icon';
import { color, shape, text, type } from './tokens';

export const Field = styled.div`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
  align-content: start;
`;

export const FieldLabel = styled.label`
  font-weight: 700;
  line-height: 1.4;
`;

export const FieldHint = styled.p`
  font-size: ${text[6]};
  color: ${color.inkSoft};
  line-height: 1.5;
  max-width: ${type.measure};
`;

const message = css`
  display: flex;
  gap: 0.5rem;
  align-items: start;
  font-weight: 700;
  line-height: 1.45;
  svg {
    margin-block-start: 0.05em;
  }
`;

const ErrorLine = styled.p`
  ${message}
  color: ${color.danger};
`;

const OkLine = styled.p`
  ${message}
  color: ${color.success};
`;

export const controlStyle = css`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  background-color: ${color.surface};
  &:hover {
    border-color: ${color.ink};
  }
  &[aria-invalid='true'] {
    border: 2px solid ${color.danger};
  }
  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
`;

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorLine id={id} role="alert">
      <Icon of={TriangleAlert} />
      <span>{children}</span>
    </ErrorLine>
  );
}

export function FieldConfirmation({ id, children }: { id: string; children: ReactNode }) {
  return (
    <OkLine id={id}>
      <Icon of={CircleCheck} />
      <span>{children}</span>
    </OkLine>
  );
}

/** Ids that tie a control to its hint and error. */
export function useFieldIds(givenId: string | undefined, has: { hint: boolean; error: boolean }) {
  const generated = useId();
  const id = givenId ?? generated;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [has.hint && hintId, has.error && errorId].filter(Boolean).join(' ') || undefined;
  return { id, hintId, errorId, describedBy };
}

export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** What happened, what is kept, what to do; announced at once. */
  error?: ReactNode;
}

interface LabelledFieldProps extends FieldWords {
  id: string | undefined;
  /** The control, with what ties it to its words. */
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A control between its label above and its hint and error below. */
export function LabelledField({ label, hint, error, id: givenId, children }: LabelledFieldProps) {
  const { id, hintId, errorId, describedBy } = useFieldIds(givenId, { hint: Boolean(hint), error: Boolean(error) });
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Field>
  );
}
