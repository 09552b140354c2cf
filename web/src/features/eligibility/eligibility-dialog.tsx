import { useTranslation } from 'react-i18next';
import { Dialog } from '@web/ui/dialog';
import { usePrintsAlone } from '@web/ui/use-prints-alone';
import { EligibilityCheck } from './components/eligibility-check';

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
