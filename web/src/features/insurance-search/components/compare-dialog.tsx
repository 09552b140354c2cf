// The chosen plans side by side, over the list they were chosen from.
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlans } from '@web/shared/plans/use-plans';
import { PlanYearLine } from '@web/shared/plans/plan-year-line';
import { PhoneText } from '@web/shared/phone-text';
import { Button } from '@web/ui/button';
import { Chip } from '@web/ui/chip';
import { Dialog } from '@web/ui/dialog';
import { ErrorState } from '@web/ui/error-state';
import { Row } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { Note } from '@web/ui/text';
import { usePrintsAlone } from '@web/ui/use-prints-alone';
import { wholePlansPath } from '../logic/plan-query';
import { CompareTable } from './compare-table';

function Content({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('plans');
  const [isDifferentOnly, setIsDifferentOnly] = useState(false);
  const { answer, error, askAgain } = usePlans(ids.length > 0 ? wholePlansPath(ids) : null);
  usePrintsAlone();
  if (error) {
    return (
      <ErrorState title={t('compare.failed')} onRetry={askAgain}>
        <p>
          <PhoneText>{t('error.text')}</PhoneText>
        </p>
      </ErrorState>
    );
  }
  if (!answer) return <LoadingText>{t('loading')}</LoadingText>;
  // The order of choosing; a plan that is no longer sold is not there.
  const plans = ids.flatMap((id) => answer.rows.find((plan) => plan.id === id) ?? []);
  const [first] = plans;
  return (
    <>
      {first && <PlanYearLine planYear={first.planYear} />}
      <Row data-no-print>
        <Chip isPressed={isDifferentOnly} onClick={() => setIsDifferentOnly(!isDifferentOnly)}>
          {t('compare.different')}
        </Chip>
      </Row>
      <CompareTable plans={plans} isDifferentOnly={isDifferentOnly} />
      <Note>{t('compare.note')}</Note>
    </>
  );
}

export interface CompareDialogProps {
  ids: readonly string[];
  isOpen: boolean;
  onClose: () => void;
  /** Takes all ticks away. */
  onClear: () => void;
}

export function CompareDialog({ ids, isOpen, onClose, onClear }: CompareDialogProps) {
  const { t } = useTranslation('plans');
  return (
    <Dialog
      title={t('compare.title')}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      actions={
        <Row data-no-print>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('compare.print')}
          </Button>
          <Button variant="quiet" onClick={onClear}>
            {t('compare.clear')}
          </Button>
        </Row>
      }
    >
      <Content ids={ids} />
    </Dialog>
  );
}
