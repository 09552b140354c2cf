import { useTranslation } from 'react-i18next';
import { Dialog } from '@web/ui/dialog';
import { usePrintsAlone } from '@web/ui/use-prints-alone';
import { EligibilityCheck } from './components/eligibility-check';
import { useCheckSteps } from './hooks/use-check-steps';

/** The check over any screen. Closing it unmounts everything, so form and result are gone, and its history entries too. */
export function EligibilityDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('eligibility');
  const steps = useCheckSteps();
  usePrintsAlone();
  return (
    <Dialog
      title={t('title')}
      description={t('purpose')}
      isOpen
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        steps.exit();
        onClose();
      }}
    >
      <EligibilityCheck steps={steps} />
    </Dialog>
  );
}
