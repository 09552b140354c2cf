import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { citedPage } from '@app/content/records/cited';
import { POLICY_UPDATES, type PolicyUpdateRecord } from '@app/content/records/policy-updates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { CitedPages } from '@web/shared/cited-text';
import { Grid, Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PhoneCard } from '@web/ui/phone-card';
import { LINES } from '../logic/help-lines';

const ID = 'public-charge-2026';
const found = POLICY_UPDATES.find(({ id }) => id === ID);
if (!found) throw new Error(`no policy update is called ${ID}`);

/** The one record of the rule: the list of changes and the assistant read it as well. */
export const PUBLIC_CHARGE: PolicyUpdateRecord = found;

const SOURCES = ['publicCharge2026', 'immigration-legal-help'] as const;

/** What Medi-Cal can mean for a green card application since the rule changed, and who gives free legal advice. */
export function PublicCharge() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const to = useWithZip();
  const legalHelp = citedPage('immigration-legal-help').url;
  return (
    <Stack $gap={3}>
      <p>{PUBLIC_CHARGE.text[language]}</p>
      <Grid $min="17rem">
        <PhoneCard who={LINES.hca.name[language]} phone={LINES.hca.phone} when={LINES.hca.purpose[language]} />
      </Grid>
      <Row data-no-print>
        {legalHelp && <LinkButton href={legalHelp}>{t('charge.legal')}</LinkButton>}
        <LinkButton to={to('/faqs#public-charge')} icon={MessageCircleQuestion}>
          {t('charge.answer')}
        </LinkButton>
      </Row>
      <CitedPages ids={SOURCES} />
    </Stack>
  );
}
