import { useTranslation } from 'react-i18next';
import { Callout } from '@web/ui/callout';
import { Stack } from '@web/ui/layout';
import type { HelpLineId } from '@web/base/contacts';
import { HelpPhones } from './help-phones';

export interface NotCrawledProps {
  lines?: readonly HelpLineId[];
  /** The list is ours, made from public sources; else it is a government's whole list. */
  isChosenByHand?: boolean;
}

/** Types without a registry by ZIP: says so, and whom to call instead. */
export function NotCrawled({ lines, isChosenByHand = false }: NotCrawledProps) {
  const { t } = useTranslation('directory');
  return (
    <Stack $gap={3}>
      <Callout tone="info" title={t('searchResults.notCrawled.title')} titleAs="h2">
        <p>{t(isChosenByHand ? 'searchResults.notCrawled.chosen' : 'searchResults.notCrawled.text')}</p>
      </Callout>
      <HelpPhones lines={lines} />
    </Stack>
  );
}
