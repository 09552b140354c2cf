import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RunResponse } from '@app/contracts/http/crawler';
import { Button } from '@web/ui/button';
import { VisuallyHidden } from '@web/ui/text';
import { useRunName } from './run-words';

/** Ends one unfinished run. */
export function CancelButton({ run, onCancel }: { run: RunResponse; onCancel: (run: RunResponse) => void }) {
  const { t } = useTranslation('crawler');
  const nameOf = useRunName();
  return (
    <Button variant="quiet" icon={Ban} onClick={() => onCancel(run)}>
      {t('action.cancel')}
      <VisuallyHidden>: {nameOf(run)}</VisuallyHidden>
    </Button>
  );
}
