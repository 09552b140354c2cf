import { Button } from '@web/ui/button';
import type { ButtonProps } from '@web/ui/button';

/** The sentence that says who may press; the notice at the head of the page carries this id for everybody else. */
export const OPERATORS_ONLY_ID = 'operators-only';

export interface OperatorButtonProps extends Omit<ButtonProps, 'onClick'> {
  mayChange: boolean;
  /** Absent for the submit button of a form, which checks by itself. */
  onPress?: () => void;
}

/** A button for operators; for others it stays focusable, and says why it does nothing. */
export function OperatorButton({ mayChange, onPress, ...button }: OperatorButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={!mayChange}
      aria-describedby={mayChange ? undefined : OPERATORS_ONLY_ID}
      onClick={() => {
        if (mayChange) onPress?.();
      }}
    />
  );
}
