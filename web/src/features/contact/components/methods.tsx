import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CONTACTS } from '@app/content/records/contacts';
import { HELP_LINES } from '@web/base/contacts';
import { formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { BeingChecked } from '@web/shared/checks/being-checked';
import { Grid, Stack } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { PhoneCard } from '@web/ui/phone-card';
import { Note } from '@web/ui/text';
import { space } from '@web/ui/tokens';
import { useSupportEmail } from '../hooks/use-support-email';

const LINES = ['hicap', 'medicare', 'mediCal', 'coveredCaliforniaKorean', 'socialSecurity', 'community'] as const;

/** The page that says so of each number. */
const PAGES: ReadonlyMap<string | null, string | null> = new Map(
  CONTACTS.map(({ number, sourceUrl }) => [number, sourceUrl]),
);

/** The lines that answer, and the site's own address where there is one. */
export function Methods() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const email = useSupportEmail();
  return (
    <TitledSection
      id="methods"
      style={{ paddingBlockStart: 0 }}
      title={t('methods.title')}
      note={<Note>{t('methods.note', { date: formatDate(HELP_LINES.hicap.checkedOn, language) })}</Note>}
    >
      <Stack>
        <Grid $min="17rem" style={{ gap: space[2] }}>
          {LINES.map((id) => (
            <PhoneCard
              key={id}
              who={t(`methods.lines.${id}.who`)}
              phone={HELP_LINES[id].number}
              when={
                <>
                  {t(`methods.lines.${id}.when`)}{' '}
                  <BeingChecked url={PAGES.get(HELP_LINES[id].number) ?? null} values={[HELP_LINES[id].number]} />
                </>
              }
            />
          ))}
        </Grid>
        {email ? (
          <div>
            <p>{t('methods.site')}</p>
            <LinkButton href={`mailto:${email}`} icon={Mail}>
              {email}
            </LinkButton>
          </div>
        ) : (
          <Note>{t('methods.noEmail')}</Note>
        )}
      </Stack>
    </TitledSection>
  );
}
