import { useTranslation } from 'react-i18next';
import { Callout } from '@web/ui/callout';
import { Stack } from '@web/ui/layout';
import type { HelpLineId } from '@web/shared/contacts';
import { HelpPhones } from './help-phones';

/** Types without a registry by ZIP: says so, and whom to call instead. */
export function NotCrawled({ lines }: { lines?: readonly HelpLineId[] }) {
  const { t } = useTranslation('directory');
  return (
    <Stack>
      <Callout tone="info" title={t('searchResults.notCrawled.title')} titleAs="h2">
        <p>{t('searchResults.notCrawled.text')}</p>
      </Callout>
      <HelpPhones lines={lines} />
    </Stack>
  );
}
