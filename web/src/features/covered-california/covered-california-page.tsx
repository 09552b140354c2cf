import { BadgeDollarSign, ExternalLink, HeartHandshake, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WindowList } from '@web/shared/benefits/window-list';
import { useCheckedDate } from '@web/shared/formats/use-checked-date';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Callout } from '@web/ui/callout';
import { Card, IconDisc } from '@web/ui/card';
import { HelpBand } from '@web/ui/help-band';
import { Icon } from '@web/ui/icon';
import { CardGrid, Row, Section, SectionHead, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { CreditTable } from './components/credit-table';
import { ExamplePlans } from './components/example-plans';
import { SilverLevels } from './components/silver-levels';
import { COVERED_CALIFORNIA_SITE, LINES } from './logic/help-lines';

const EXPLAINED: readonly { id: 'market' | 'credit' | 'status'; icon: LucideIcon }[] = [
  { id: 'market', icon: ShieldCheck },
  { id: 'credit', icon: BadgeDollarSign },
  { id: 'status', icon: HeartHandshake },
];

const FAMILY = ['covered-california'] as const;

function Explained() {
  const { t } = useTranslation('covered-california');
  return (
    <Section aria-labelledby="explained">
      <SectionHead>
        <h2 id="explained">{t('explained.title')}</h2>
      </SectionHead>
      <CardGrid $of={3}>
        {EXPLAINED.map(({ id, icon }) => (
          <Card as="article" key={id}>
            <Stack $gap={2}>
              <IconDisc>
                <Icon of={icon} />
              </IconDisc>
              <h3>{t(`explained.${id}.title`)}</h3>
              <p>{t(`explained.${id}.text`)}</p>
            </Stack>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

/** From 65 on Medicare comes first; the exception is said too. */
function AgeNotice() {
  const { t } = useTranslation('covered-california');
  return (
    <Callout tone="info" title={t('age.title')} titleAs="h2">
      <p>{t('age.text')}</p>
      <p>{t('age.exception')}</p>
      <Row data-no-print>
        <LinkButton to="/medicare">{t('age.medicare')}</LinkButton>
        <LinkButton to="/eligibility">{t('age.check')}</LinkButton>
      </Row>
    </Callout>
  );
}

function Help() {
  const { t } = useTranslation('covered-california');
  const language = useLanguage();
  return (
    <HelpBand
      title={t('help.title')}
      text={t('help.text')}
      phones={[
        { id: 'korean', who: t('help.korean'), phone: LINES.korean.phone!, when: LINES.korean.hours?.[language] },
        { id: 'general', who: t('help.general'), phone: LINES.english.phone!, when: LINES.english.hours?.[language] },
      ]}
    >
      <LinkButton href={COVERED_CALIFORNIA_SITE} variant="primary">
        {t('help.online')}
      </LinkButton>
    </HelpBand>
  );
}

/** /covered-california: for whom, until when, how much help, what the levels mean, and where the real offers are. */
export function CoveredCaliforniaPage() {
  const { t } = useTranslation(['covered-california', 'benefits']);
  const checkedDate = useCheckedDate();
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[{ label: t('crumb'), to: '/insurance-plans' }]}
        action={
          <LinkButton href={COVERED_CALIFORNIA_SITE} variant="primary" iconAfter={ExternalLink}>
            {t('official')}
          </LinkButton>
        }
      />
      <AgeNotice />
      <Section aria-labelledby="window">
        <SectionHead>
          <h2 id="window">{t('window.title')}</h2>
        </SectionHead>
        <WindowList families={FAMILY} />
      </Section>
      <Explained />
      <CreditTable />
      <SilverLevels />
      <ExamplePlans />
      <Help />
      <Note>
        {t('benefits:windows.source')} <TextLink href={LINES.korean.sourceUrl!}>{t('help.source')}</TextLink>{' '}
        {t('benefits:windows.checked', { date: checkedDate(LINES.korean.checkedOn, 'stored-copy') })} ·{' '}
        <Link to="/medi-cal">{t('help.mediCal')}</Link>
      </Note>
    </Wrap>
  );
}
