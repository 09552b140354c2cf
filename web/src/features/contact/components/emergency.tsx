import { useTranslation } from 'react-i18next';
import { CONTACTS } from '@app/content/records/contacts';
import { EMERGENCY_LINES } from '@web/base/contacts';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { Grid } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';
import { TextLink } from '@web/ui/text-link';

/** 911 first, then the lines for a crisis, a poisoning and abuse: they are in the page itself. */
export function EmergencyNumbers() {
  const { t } = useTranslation(['contact', 'shell']);
  const language = useLanguage();
  const to = useWithZip();
  const abuse = CONTACTS.find(({ id }) => id === 'aps-ca');
  return (
    <>
      <Grid $min="13rem">
        {EMERGENCY_LINES.map(({ id, number }) => (
          <PhoneCard key={id} who={t(`shell:emergency.${id}`)} phone={number} when={t('contact:emergency.always')} />
        ))}
        {abuse && (
          <PhoneCard
            who={language === 'ko' ? (abuse.nameKo ?? abuse.name) : abuse.name}
            phone={abuse.number}
            when={abuse.hours?.[language]}
          />
        )}
      </Grid>
      <p>
        <TextLink to={to('/emergency-contacts')}>{t('contact:emergency.more')}</TextLink>
      </p>
    </>
  );
}
