import { useTranslation } from 'react-i18next';
import { CONTACTS } from '@app/content/records/contacts';
import type { LetterRecord } from '@app/content/records/letters';
import { useLanguage } from '@web/base/i18n/use-language';
import { CoachedPhone } from '@web/shared/call-coach/coached-phone';
import { Grid, Stack } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';

/** Whom to call: the number on the person's own card or letter first, then offices, each with what to say. */
export function LetterCalls({ letter: { callFirst, lines, phones } }: { letter: LetterRecord }) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const known = lines.flatMap((id) => CONTACTS.find((contact) => contact.id === id) ?? []);
  return (
    <Stack as="section" $gap={2} aria-labelledby="letter-calls">
      <h3 id="letter-calls">{t('sheet.call')}</h3>
      {callFirst && (
        <p>
          <b>{t('sheet.callFirst', { who: callFirst[language] })}</b>
        </p>
      )}
      <Grid $min="17rem">
        {known.map(({ id, name, nameKo, number, hours, unconfirmedFields }) => (
          <CoachedPhone
            key={id}
            line={id}
            who={language === 'ko' ? (nameKo ?? name) : name}
            phone={number}
            when={unconfirmedFields.includes('hours') ? null : hours?.[language]}
          />
        ))}
        {phones.map(({ label, number }) => (
          <PhoneCard key={number} who={label[language]} phone={number} />
        ))}
      </Grid>
    </Stack>
  );
}
