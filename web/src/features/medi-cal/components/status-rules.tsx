import { useTranslation } from 'react-i18next';
import { notices } from '@app/benefits/check/closing.words.json';
import { useLanguage } from '@web/base/i18n/use-language';
import { Bullets } from '@web/ui/bullets';
import { Callout } from '@web/ui/callout';
import { Grid, Stack } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';
import { LINES } from '../logic/help-lines';
import { DatedRuleList } from './dated-rule-list';

const WHO = ['citizens', 'residents', 'named', 'protected', 'enrolled'] as const;
const DATED = ['open', 'freeze', 'dental'] as const;

/** Immigration status by date, in neutral words: whom the rules reach, whom they do not, and who explains them. */
export function StatusRules() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  return (
    <Stack $gap={5}>
      <Bullets>
        {WHO.map((id) => (
          <li key={id}>{t(`status.${id}`)}</li>
        ))}
      </Bullets>
      <DatedRuleList ids={DATED} />
      <p>{t('status.later')}</p>
      <Callout tone="info" title={t('status.ask')}>
        <p>{notices.legalAid[language]}</p>
        <p>{notices.family[language]}</p>
        <p>{notices.sharing[language]}</p>
      </Callout>
      <Grid $min="17rem">
        <PhoneCard who={LINES.hca.name[language]} phone={LINES.hca.phone} when={LINES.hca.purpose[language]} />
      </Grid>
    </Stack>
  );
}
