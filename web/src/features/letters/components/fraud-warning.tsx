import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import { CallButton } from '@web/ui/call-button';
import { Callout } from '@web/ui/callout';

/** Give nothing, pay nothing, and check at a number of ours. */
export function FraudWarning() {
  const { t } = useTranslation('letters');
  return (
    <Callout tone="danger" title={t('fraud.title')}>
      <p>{t('fraud.text')}</p>
      <CallButton phone={HELP_LINES.medicare.number} who={t('help.medicare')} />
    </Callout>
  );
}
