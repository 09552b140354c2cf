import { Play, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@web/ui/text';
import type { SourceState } from '../logic/source-view';
import { OperatorButton } from './operator-button';

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
    <OperatorButton
      icon={state === 'failed' ? RefreshCw : Play}
      isBusy={state === 'crawling'}
      mayChange={mayChange}
      onPress={onStart}
    >
      {t(isWaiting ? 'status.queued' : WORDS[state])}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </OperatorButton>
  );
}
