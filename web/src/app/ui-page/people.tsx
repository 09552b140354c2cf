import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import { Grid, Stack } from '@web/ui/layout';
import { HelpBand } from '@web/ui/help-band';
import { LinkButton } from '@web/ui/link-button';
import { Path, PathStep } from '@web/ui/path';
import { PhoneCard } from '@web/ui/phone-card';
import { Note } from '@web/ui/text';
import { Specimen } from './specimen';

export function People() {
  const { t } = useTranslation('uipage');
  return (
    <>
      <Specimen title={t('people.pathTitle')} about={t('people.pathAbout')}>
        <Path>
          <PathStep state="done">
            <h3>{t('people.stepOne')}</h3>
            <Note>{t('people.stepOneText')}</Note>
          </PathStep>
          <PathStep marker={2}>
            <h3>{t('people.stepTwo')}</h3>
          </PathStep>
          <PathStep state="end" marker={3}>
            <h3>{t('people.stepThree')}</h3>
          </PathStep>
        </Path>
      </Specimen>
      <Specimen title={t('people.phonesTitle')}>
        <Stack>
          <Grid $min="17rem">
            <PhoneCard who={t('people.hicap')} phone={HELP_LINES.hicap.number} when={t('people.hicapWhen')} />
            <PhoneCard who={t('people.unverified')} phone={null} when={t('people.unverifiedWhen')} />
          </Grid>
        </Stack>
      </Specimen>
      <HelpBand
        phones={[
          { id: 'hicap', who: t('people.hicap'), phone: HELP_LINES.hicap.number, when: t('people.hicapWhen') },
          {
            id: 'medicare',
            who: t('people.medicare'),
            phone: HELP_LINES.medicare.number,
            when: t('people.medicareWhen'),
          },
        ]}
      >
        <LinkButton to="/contact" variant="primary">
          {t('people.contact')}
        </LinkButton>
        <LinkButton to="/faqs">{t('people.faqs')}</LinkButton>
      </HelpBand>
    </>
  );
}
