import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/shared/contacts';
import { HelpBand } from '@web/ui/help-band';
import { Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { EligibilityCheck } from './components/eligibility-check';

/** /eligibility: the check on a page of its own. */
export function EligibilityPage() {
  const { t } = useTranslation('eligibility');
  return (
    <Wrap>
      <PageHead title={t('title')} purpose={t('purpose')} crumbs={[{ label: t('crumb'), to: '/insurance-plans' }]} />
      <EligibilityCheck />
      <div data-no-print>
        <HelpBand
          phones={[{ id: 'hicap', who: t('help.hicap'), phone: HELP_LINES.hicap.number, when: t('help.hicapWhen') }]}
        />
      </div>
    </Wrap>
  );
}
