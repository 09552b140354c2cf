import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Callout } from './callout';

export interface ErrorStateProps {
  /** What happened, in plain words. */
  title: string;
  /** What is kept, what to do, whom to call. */
  children?: ReactNode;
  onRetry?: () => void;
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <Callout tone="danger" title={title} titleAs="h2" role="alert">
      {children}
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Callout>
  );
}
