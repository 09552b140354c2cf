import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@web/ui/dialog';
import { EligibilityCheck } from './components/eligibility-check';

const PRINTING = 'printDialog';

/** While it stands open only the dialog is printed, not the page behind it. */
function usePrintsAlone() {
  useEffect(() => {
    document.documentElement.dataset[PRINTING] = 'only';
    return () => {
      delete document.documentElement.dataset[PRINTING];
    };
  }, []);
}

/** The check over any screen. Closing it unmounts everything, so form and result are gone. */
export function EligibilityDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('eligibility');
  usePrintsAlone();
  return (
    <Dialog
      title={t('title')}
      description={t('purpose')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <EligibilityCheck />
    </Dialog>
  );
}
