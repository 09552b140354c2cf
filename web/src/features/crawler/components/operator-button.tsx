import { Play, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import type { ButtonProps } from '@web/ui/button';
import { VisuallyHidden } from '@web/ui/text';
import type { SourceState } from '../logic/source-view';

/** The sentence that says who may press; the notice at the head of the page carries this id for everyone else. */
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

const START_WORDS = {
  idle: 'action.start',
  crawling: 'action.crawling',
  succeeded: 'action.again',
  failed: 'action.retry',
  cancelled: 'action.again',
} as const;

export interface StartButtonProps {
  state: SourceState;
  /** Crawling, but nothing of it has begun. */
  isWaiting: boolean;
  /** Of the source, for screen readers: every row has this button. */
  name: string;
  mayChange: boolean;
  onStart: () => void;
}

export function StartButton({ state, isWaiting, name, mayChange, onStart }: StartButtonProps) {
  const { t } = useTranslation('crawler');
  return (
    <OperatorButton
      icon={state === 'failed' ? RefreshCw : Play}
      isBusy={state === 'crawling'}
      mayChange={mayChange}
      onPress={onStart}
    >
      {t(isWaiting ? 'status.queued' : START_WORDS[state])}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </OperatorButton>
  );
}
