import { BriefcaseMedical, Phone, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { printPage } from '@web/base/in-app-browser';
import { Button } from '@web/ui/button';
import { Section, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { EmergencyReceipt } from './components/emergency-receipt';
import { EvacuationPlan } from './components/evacuation-plan';
import { FirstThings } from './components/first-things';
import { SafetyTips } from './components/safety-tips';
import { UrgentLines } from './components/urgent-lines';

/** /emergency-preparedness: whom to call, how to leave, what to pack, what to do. Works without a server and without network. */
export function PreparednessPage() {
  const { t } = useTranslation(['emergency', 'common']);
  return (
    <Wrap>
      <PageHead
        title={t('preparedness.title')}
        purpose={t('preparedness.purpose')}
        crumbs={[]}
        action={
          <>
            <LinkButton to="/emergency-supplies" variant="primary" icon={BriefcaseMedical}>
              {t('preparedness.supplies')}
            </LinkButton>
            <LinkButton to="/emergency-contacts" icon={Phone}>
              {t('preparedness.contacts')}
            </LinkButton>
            <Button icon={Printer} onClick={printPage}>
              {t('common:print')}
            </Button>
          </>
        }
      />
      <UrgentLines />
      <EvacuationPlan />
      <FirstThings />
      <SafetyTips />
      <Section>
        <EmergencyReceipt />
      </Section>
    </Wrap>
  );
}
