// A small press beside a number to call: it opens what to say. The script and its words load when somebody presses.
import { MessageSquareQuote } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallScriptId } from '@app/content/records/call-scripts';
import { loadNamespaces } from '@web/base/i18n/i18n';
import { Button } from '@web/ui/button';

const CallSheet = lazy(async () => {
  const [{ CallSheet: Component }] = await Promise.all([import('./call-sheet'), loadNamespaces(['callcoach'])]);
  return { default: Component };
});

export interface CallCoachProps {
  script: CallScriptId;
  /** Whose number it is, for screen readers: several of these stand on one page. */
  who: string;
}

export function CallCoach({ script, who }: CallCoachProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div data-no-print>
      <Button
        variant="quiet"
        icon={MessageSquareQuote}
        aria-haspopup="dialog"
        aria-label={t('callCoach.of', { who })}
        onClick={() => setIsOpen(true)}
      >
        {t('callCoach.press')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CallSheet script={script} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
