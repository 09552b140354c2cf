import { BadgeCheck, ExternalLink, Layers, Phone, Store, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ruleDay } from '@app/benefits/figures/rule-dates';
import { COVERED_CALIFORNIA_SOURCES, SOURCES } from '@app/benefits/figures/sources';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { Receipt } from '@web/shared/benefits/receipt';
import { WindowList } from '@web/shared/benefits/window-list';
import { formatDate } from '@web/base/formats/dates';
import { telAddress } from '@web/base/formats/phone';
import { useLanguage } from '@web/base/i18n/use-language';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Callout } from '@web/ui/callout';
import { ChangeList } from '@web/ui/change-list';
import { FoldGroup } from '@web/ui/fold-group';
import type { FoldItem } from '@web/ui/fold-group';
import { HelpBand } from '@web/ui/help-band';
import { Row, Section, SectionHead, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { RichText } from '@web/ui/rich-text';
import { Figure } from '@web/ui/text';
import { useZip } from '@web/base/zip-travel';
import { ExamplePlans } from './components/example-plans';
import { MyCredit } from './components/my-credit';
import { ShortAnswers } from './components/short-answers';
import { SilverLevels } from './components/silver-levels';
import { COVERED_CALIFORNIA_SITE, LINES } from './logic/help-lines';

const FAMILY = ['covered-california'] as const;
const EXPLAINED = ['market', 'credit', 'status'] as const;
/** First days of the rules of docs/facts/policy.md#covered-california. */
const CHANGES = [
  { id: 'repaid', on: ruleDay('premiumCreditRepaid') },
  { id: 'status', on: ruleDay('premiumCreditStatus') },
] as const;
const { S2, S17, S44, S45 } = SOURCES;
const RECEIPT = [S44, S45, S17, S2, ...Object.values(COVERED_CALIFORNIA_SOURCES)];

/** From 65 on Medicare comes first. */
function AgeNotice() {
  const { t } = useTranslation('covered-california');
  return (
    <Callout tone="info" title={t('age.title')} titleAs="h2">
      <p>
        {t('age.short')} <Link to="/medicare">{t('age.medicare')}</Link>
      </p>
    </Callout>
  );
}

function Changes() {
  const { t } = useTranslation('covered-california');
  const language = useLanguage();
  return (
    <Section aria-labelledby="changes">
      <SectionHead>
        <h2 id="changes">{t('changes.title')}</h2>
      </SectionHead>
      <Stack $gap={2}>
        <ChangeList
          labelledBy="changes"
          rows={CHANGES.map(({ id, on }) => ({ id, on, day: formatDate(on, language), text: t(`changes.${id}`) }))}
        />
        <SourceLine ids={['S2']} />
      </Stack>
    </Section>
  );
}

function Explained() {
  const { t } = useTranslation('covered-california');
  return EXPLAINED.map((id) => (
    <div key={id}>
      <h4>{t(`explained.${id}.title`)}</h4>
      <p>{t(`explained.${id}.text`)}</p>
    </div>
  ));
}

function From65() {
  const { t } = useTranslation('covered-california');
  return (
    <>
      <p>{t('age.text')}</p>
      <p>
        <MarkedText text={t('age.exception')} />
      </p>
      <Row data-no-print>
        <LinkButton to="/eligibility">{t('age.check')}</LinkButton>
      </Row>
    </>
  );
}

function More() {
  const { t } = useTranslation('covered-california');
  const hasZip = useZip() !== '';
  const parts: readonly Pick<FoldItem, 'id' | 'icon' | 'content' | 'isOpenAtFirst'>[] = [
    { id: 'plans', icon: Layers, content: <ExamplePlans />, isOpenAtFirst: hasZip },
    { id: 'silver', icon: BadgeCheck, content: <SilverLevels /> },
    { id: 'explained', icon: Store, content: <Explained /> },
    { id: 'from65', icon: UserRound, content: <From65 /> },
  ];
  const items = parts.map((part) => ({
    ...part,
    title: t(`sections.${part.id}`),
    note: t(`sections.notes.${part.id}`),
  }));
  return (
    <>
      <FoldGroup title={t('sections.title')} items={items} />
      <Receipt sources={RECEIPT} />
    </>
  );
}

function Help() {
  const { t } = useTranslation('covered-california');
  const language = useLanguage();
  return (
    <HelpBand
      title={t('help.title')}
      text={t('help.text')}
      phones={[LINES.korean, LINES.english].map(({ id, name, phone, hours }) => ({
        id,
        who: name[language],
        phone,
        when: hours?.[language],
      }))}
    >
      <LinkButton href={COVERED_CALIFORNIA_SITE} variant="primary">
        {t('help.online')}
      </LinkButton>
      <LinkButton to="/medi-cal">{t('help.mediCal')}</LinkButton>
    </HelpBand>
  );
}

/** /covered-california: my own limit first, then who, how and until when, what changes; everything else folds. */
export function CoveredCaliforniaPage() {
  const { t } = useTranslation(['covered-california', 'benefits']);
  const language = useLanguage();
  const { phone } = LINES.korean;
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        english={language === 'ko' ? 'Covered California' : undefined}
        purpose={t('purpose')}
        crumbs={[{ label: t('crumb'), to: '/insurance-plans' }]}
        action={
          <>
            <LinkButton href={COVERED_CALIFORNIA_SITE} variant="primary" iconAfter={ExternalLink}>
              {t('official')}
            </LinkButton>
            {phone && (
              <LinkButton href={telAddress(phone)} icon={Phone}>
                <span>
                  <RichText text={t('korean')} tags={{ n: <Figure /> }} />
                </span>
              </LinkButton>
            )}
          </>
        }
      />
      <Stack>
        <AgeNotice />
        <MyCredit />
      </Stack>
      <ShortAnswers />
      <Section aria-labelledby="window">
        <SectionHead>
          <h2 id="window">{t('window.title')}</h2>
        </SectionHead>
        <WindowList families={FAMILY} />
      </Section>
      <Changes />
      <More />
      <Help />
    </Wrap>
  );
}
