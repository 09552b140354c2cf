import { useTranslation } from 'react-i18next';
import type { InsurerRecord } from '@app/content/records/insurers';
import { hostOf } from '@web/base/formats/host';
import { useLanguage } from '@web/base/i18n/use-language';
import { PhoneText } from '@web/shared/phone-text';
import { Grid, Stack } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { isUnconfirmed } from '@web/shared/provenance/curated';

/** Verified numbers only; the sentence on Korean is the law's, the language of a line only where a source states it. */
export function ContactTab({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const { phone, phoneLabel, otherPhones, tty, website, confirmAt, headquarters, serviceAreas } = insurer;
  return (
    <Stack>
      <Grid $min="17rem">
        {phone && <PhoneCard who={phoneLabel?.[language] ?? t('contact.members')} phone={phone} />}
        {otherPhones.map(({ label, number }) => (
          <PhoneCard key={number} who={label[language]} phone={number} />
        ))}
      </Grid>
      {phone === null && (
        <Note>
          <PhoneText>{t('contact.noPhone')}</PhoneText>
        </Note>
      )}
      {tty && <p>{t('contact.tty', { tty })}</p>}
      <p>{t('contact.korean')}</p>
      {website && (
        <p>
          {t('contact.website')} <TextLink href={website}>{hostOf(website)}</TextLink>
        </p>
      )}
      {!website && confirmAt && (
        <p>
          {t('contact.confirmAt')} <TextLink href={confirmAt}>{hostOf(confirmAt)}</TextLink>
        </p>
      )}
      {serviceAreas.length > 0 && (
        <p>{t('contact.areas', { areas: serviceAreas.map((area) => area[language]).join(', ') })}</p>
      )}
      {headquarters && !isUnconfirmed(insurer, 'headquarters') && (
        <p>{t('contact.headquarters', { place: headquarters })}</p>
      )}
    </Stack>
  );
}
