import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import { HelpBand } from '@web/ui/help-band';
import { Wrap } from '@web/ui/layout';
import { EligibilityCheck } from './components/eligibility-check';
import { RESULT_STEP, useCheckSteps } from './hooks/use-check-steps';

/** /eligibility: the check on a page of its own. */
export function EligibilityPage() {
  const { t } = useTranslation('eligibility');
  const steps = useCheckSteps();
  const hicap = { id: 'hicap', who: t('help.hicap'), phone: HELP_LINES.hicap.number, when: t('help.hicapWhen') };
  return (
    <Wrap>
      <EligibilityCheck isPage steps={steps} />
      {steps.step === RESULT_STEP && (
        <div data-no-print>
          <HelpBand title={t('help.title')} text={t('help.text')} phones={[hicap]} />
        </div>
      )}
    </Wrap>
  );
}
