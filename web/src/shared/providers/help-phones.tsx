import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import type { HelpLineId } from '@web/base/contacts';
import { Grid } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';

const USUAL: readonly HelpLineId[] = ['community', 'hicap'];

/** Whom to call where no registry can be read by ZIP, or where a list cannot answer. */
export function HelpPhones({ lines = USUAL }: { lines?: readonly HelpLineId[] }) {
  const { t } = useTranslation('records');
  return (
    <Grid $min="17rem">
      {lines.map((id) => (
        <PhoneCard key={id} who={t(`lines.${id}.who`)} phone={HELP_LINES[id].number} when={t(`lines.${id}.when`)} />
      ))}
    </Grid>
  );
}
