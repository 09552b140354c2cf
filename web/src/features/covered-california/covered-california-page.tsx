import { BadgeCheck, ExternalLink, Layers, Store, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ruleDay } from '@app/benefits/figures/rule-dates';
import { COVERED_CALIFORNIA_SOURCES, SOURCES } from '@app/benefits/figures/sources';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { WindowList } from '@web/shared/benefits/window-list';
import { formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { CallKorean, ProgramPage, ProgramSections, useContactPhones } from '@web/shared/program-page/program-page';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Callout } from '@web/ui/callout';
import { ChangeList } from '@web/ui/change-list';
import { Row, Stack } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { useZip } from '@web/base/zip-travel';
import { ExamplePlans } from './components/example-plans';
import { ShortAnswers } from './components/short-answers';
import { SilverLevels } from './components/silver-levels';
import { COVERED_CALIFORNIA_SITE, LINES } from './logic/help-lines';
import { useState } from 'react';
import { coverageYearOn } from '@app/benefits/figures/windows';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollars, formatNumber } from '@web/base/formats/numbers';
import { useToday } from '@web/shared/use-today';
import { MyNumber } from '@web/ui/my-number';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { creditLimit } from './logic/credit-limits';
import { CreditTable } from './components/credit-table';

const SIZES = ['1', '2', '3', '4'] as const;

/** Up to which income there is help with the premium, for a household, in the year one signs up for now. */
function MyCredit() {
  const { t } = useTranslation('covered-california');
  const language = useLanguage();
  const figures = useFigures();
  const year = coverageYearOn(useToday());
  const [size, setSize] = useState<(typeof SIZES)[number]>('1');
  const limit = creditLimit(figures, 'aptcMaxShare', Number(size), year);
  if (!limit) return null;
  return (
    <MyNumber
      title={t('number.title')}
      questions={
        <SegmentedChoice
          label={t('number.size')}
          options={SIZES.map((id) => ({ id, label: t('number.choice', { count: Number(id) }) }))}
          value={size}
          onChange={setSize}
        />
      }
      before={t('number.before')}
      figure={language === 'ko' ? formatNumber(limit.income, language) : formatDollars(limit.income)}
      after={t('number.after')}
      note={t('number.note', { year })}
      source={
        <SourceLine
          ids={[...limit.share.row.sources, ...limit.level.row.sources]}
          year={year}
          rows={[limit.share.row, limit.level.row]}
        />
      }
      earlier={{ title: t('number.earlier'), content: <CreditTable /> }}
    />
  );
}

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
    <TitledSection id="changes" title={t('changes.title')}>
      <Stack $gap={2}>
        <ChangeList
          labelledBy="changes"
          rows={CHANGES.map(({ id, on }) => ({ id, on, day: formatDate(on, language), text: t(`changes.${id}`) }))}
        />
        <SourceLine ids={['S2']} />
      </Stack>
    </TitledSection>
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
  const hasZip = useZip() !== '';
  return (
    <ProgramSections
      namespace="covered-california"
      receipt={RECEIPT}
      sections={[
        { id: 'plans', icon: Layers, content: <ExamplePlans />, isOpenAtFirst: hasZip },
        { id: 'silver', icon: BadgeCheck, content: <SilverLevels /> },
        { id: 'explained', icon: Store, content: <Explained /> },
        { id: 'from65', icon: UserRound, content: <From65 /> },
      ]}
    />
  );
}

/** /covered-california: my own limit first, then who, how and until when, what changes; everything else folds. */
export function CoveredCaliforniaPage() {
  const { t } = useTranslation('covered-california');
  return (
    <ProgramPage
      namespace="covered-california"
      english="Covered California"
      actions={
        <>
          <LinkButton href={COVERED_CALIFORNIA_SITE} variant="primary" iconAfter={ExternalLink}>
            {t('official')}
          </LinkButton>
          <CallKorean namespace="covered-california" phone={LINES.korean.phone} />
        </>
      }
      help={{
        phones: useContactPhones([LINES.korean, LINES.english]),
        buttons: (
          <>
            <LinkButton href={COVERED_CALIFORNIA_SITE} variant="primary">
              {t('help.online')}
            </LinkButton>
            <LinkButton to="/medi-cal">{t('help.mediCal')}</LinkButton>
          </>
        ),
      }}
    >
      <Stack>
        <AgeNotice />
        <MyCredit />
      </Stack>
      <ShortAnswers />
      <TitledSection id="window" title={t('window.title')}>
        <WindowList families={FAMILY} />
      </TitledSection>
      <Changes />
      <More />
    </ProgramPage>
  );
}
