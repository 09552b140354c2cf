import { Play, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import { VisuallyHidden } from '@web/ui/text';
import type { SourceState } from '../logic/source-view';

/** Says who may press; the notice at the head of the page carries this id while no one here may. */
export const OPERATORS_ONLY_ID = 'operators-only';

export interface StartButtonProps {
  state: SourceState;
  /** Crawling, but nothing of it has begun. */
  isWaiting: boolean;
  /** Of the source, for screen readers: every card has this button. */
  name: string;
  mayChange: boolean;
  onStart: () => void;
}

const WORDS = {
  idle: 'action.start',
  crawling: 'action.crawling',
  succeeded: 'action.again',
  failed: 'action.retry',
  cancelled: 'action.again',
} as const;

export function StartButton({ state, isWaiting, name, mayChange, onStart }: StartButtonProps) {
  const { t } = useTranslation('crawler');
  return (
    <Button
      icon={state === 'failed' ? RefreshCw : Play}
      isBusy={state === 'crawling'}
      aria-disabled={!mayChange}
      aria-describedby={mayChange ? undefined : OPERATORS_ONLY_ID}
      onClick={() => {
        if (mayChange) onStart();
      }}
    >
      {t(isWaiting ? 'status.queued' : WORDS[state])}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}
