import { useTranslation } from 'react-i18next';
import { CONTACTS } from '@app/content/records/contacts';
import { EMERGENCY_LINES } from '@web/base/contacts';
import { useLanguage } from '@web/base/i18n/use-language';
import { CardGrid, Stack } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { PhoneCard } from '@web/ui/phone-card';
import { SayCard } from '@web/ui/say-card';
import { Note } from '@web/ui/text';

const ABUSE = CONTACTS.find(({ id }) => id === 'aps-ca')?.number ?? null;

/** What the person at the other end hears. */
const ENGLISH = 'Korean, please.';

/** The four numbers of the specification, and what to say first. */
export function UrgentLines() {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  return (
    <TitledSection id="urgent" title={t('urgent.title')}>
      <Stack>
        <CardGrid $of={4}>
          {EMERGENCY_LINES.map(({ id, number }) => (
            <PhoneCard key={id} who={t(`urgent.${id}`)} phone={number} when={t('urgent.allDay')} />
          ))}
          <PhoneCard who={t('urgent.abuse')} phone={ABUSE} when={t('urgent.allDay')} />
        </CardGrid>
        <SayCard title={t('say.title')} say={t('say.words')} english={language === 'ko' ? ENGLISH : undefined} />
        <Note>{t('say.note')}</Note>
      </Stack>
    </TitledSection>
  );
}
