import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/shared/contacts';
import { Grid } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';

const LINES = ['community', 'hicap'] as const;

/** Whom to call where no registry can be read by ZIP. */
export function HelpPhones() {
  const { t } = useTranslation('records');
  return (
    <Grid $min="17rem">
      {LINES.map((id) => (
        <PhoneCard key={id} who={t(`lines.${id}.who`)} phone={HELP_LINES[id].number} when={t(`lines.${id}.when`)} />
      ))}
    </Grid>
  );
}
