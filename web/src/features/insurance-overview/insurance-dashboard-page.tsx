import { ArrowRight, Bell, Info, ListPlus, RefreshCw, ShieldQuestionMark } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WindowList } from '@web/shared/benefits/window-list';
import { MyPlanLink } from '@web/shared/plans/my-plan-link';
import { PlanYearNotice } from '@web/shared/plans/plan-year-notice';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { OverviewHelp } from './components/overview-help';
import { ToolCards } from './components/tool-cards';
import styled from 'styled-components';
import { PLAN_PATHS } from '@app/contracts/http/plans';
import { withQuery } from '@web/shared/api/api-client';
import { usePlans } from '@web/shared/plans/use-plans';
import { SampleCount } from '@web/shared/provenance/sample-count';
import { formatNumber } from '@web/base/formats/numbers';
import { nameIn } from '@web/base/i18n/name-in';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { Card } from '@web/ui/card';
import { Placeholder } from '@web/ui/full-height-slot';
import { Note, VisuallyHidden } from '@web/ui/text';
import { space, text } from '@web/ui/tokens';
import { Link } from 'react-router-dom';
import { POLICY_UPDATES } from '@app/content/records/policy-updates';
import type { UpdateType } from '@app/content/records/policy-updates';
import { publisherOf } from '@app/content/records/publisher-of';
import { formatDate } from '@web/base/formats/dates';
import { hostOf } from '@web/base/formats/host';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { useToday } from '@web/shared/use-today';
import { Fold } from '@web/ui/receipt-fold';
import { SourceLine } from '@web/ui/source-line';
import { TextLink } from '@web/ui/text-link';
import { updatesOn } from '@web/shared/benefits/update-order';
import type { DatedUpdate } from '@web/shared/benefits/update-order';
import { knownAmountsText, missingAmountsText } from '@app/benefits/figures/next-year';
import { useFigures } from '@web/shared/benefits/use-figures';

/** Which amounts of next year are known and exactly which are missing, worked out of the figure tables. */
function NextYearAmounts() {
  const language = useLanguage();
  const figures = useFigures();
  const year = Number(useToday().slice(0, 4)) + 1;
  const texts = [knownAmountsText(figures, year), missingAmountsText(figures, year)];
  return <>{texts.map((text) => text && <p key={text.en}>{text[language]}</p>)}</>;
}

const ICONS: Record<UpdateType, LucideIcon> = { important: Bell, update: RefreshCw, info: Info };

function UpdateItem({ update }: { update: DatedUpdate }) {
  const { t } = useTranslation(['overview', 'benefits']);
  const language = useLanguage();
  const checkedDate = useCheckedDate();
  const { sourceUrl, type } = update;
  const facts = [
    t(`dashboard.updates.${type}`),
    t('dashboard.updates.from', { date: formatDate(update.effectiveOn, language) }),
    update.isComing && t('dashboard.updates.coming'),
  ].filter(Boolean);
  return (
    <Fold titleAs="h3" icon={ICONS[type]} title={nameIn(update, language)} note={facts.join(' · ')}>
      <p>
        {update.text[language]} <Link to={update.page}>{t('dashboard.updates.go')}</Link>
      </p>
      {sourceUrl && (
        <SourceLine>
          <TextLink href={sourceUrl}>{publisherOf(sourceUrl)?.[language] ?? hostOf(sourceUrl)}</TextLink> ·{' '}
          <CheckedWords url={sourceUrl}>
            {t('benefits:windows.checked', { date: checkedDate(update.checkedOn, update.verified) })}
          </CheckedWords>
        </SourceLine>
      )}
    </Fold>
  );
}

/** The nearest are open to the eye; the others behind one line. */
const NEAREST = 5;

/** Changes of the law with their day; what each means, its source and the screen that says more fold away. */
function UpdateList() {
  const { t } = useTranslation('overview');
  const today = useToday();
  const updates = updatesOn(today, POLICY_UPDATES);
  const items = updates.map((update) => <UpdateItem key={update.id} update={update} />);
  const further = items.slice(NEAREST);
  return (
    <div>
      {items.slice(0, NEAREST)}
      {further.length > 0 && (
        <Fold icon={ListPlus} title={t('dashboard.updates.further', { count: further.length })}>
          <div>{further}</div>
        </Fold>
      )}
    </div>
  );
}

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  h2 {
    flex-basis: 100%;
    font-size: ${text[4]};
  }
`;

const Count = styled.p`
  b {
    font-size: ${text[1]};
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
    margin-inline-end: 0.375rem;
  }
`;

const ONE_PLAN = withQuery(PLAN_PATHS.plans, { limit: 1 });

/** Why no count is here; while it comes, a place as large as it is held, so that the button next to it does not move. */
function NotCounted({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('overview');
  if (!isWaiting) return <Note role="status">{t('dashboard.plans.unavailable')}</Note>;
  return (
    <>
      <VisuallyHidden role="status">{t('dashboard.plans.loading')}</VisuallyHidden>
      <Placeholder as={Count}>
        <b>100</b>
        {t('dashboard.plans.unit', { count: 100 })}
      </Placeholder>
    </>
  );
}

/** How many plans the database holds at this moment, never a number written down here. */
function PlanCount() {
  const { t } = useTranslation('overview');
  const withTravellingZip = useWithZip();
  const language = useLanguage();
  const { answer, error } = usePlans(ONE_PLAN);
  const count = error ? null : answer?.total;
  const year = answer?.rows[0]?.planYear;
  return (
    <Box as="section" aria-labelledby="plan-count">
      <h2 id="plan-count">
        {t(year === undefined ? 'dashboard.plans.title' : 'dashboard.plans.titleOfYear', { year })}
      </h2>
      {typeof count === 'number' ? (
        <Count>
          <b>{formatNumber(count, language)}</b>
          {t('dashboard.plans.unit', { count })}
        </Count>
      ) : (
        <NotCounted isWaiting={count === undefined} />
      )}
      {typeof count === 'number' && <SampleCount path={PLAN_PATHS.plans} />}
      <Row data-no-print>
        <LinkButton to={withTravellingZip('/insurance-search')} iconAfter={ArrowRight}>
          {t('dashboard.plans.go')}
        </LinkButton>
      </Row>
    </Box>
  );
}

/** /insurance-dashboard: what is open now, what changed, and the tools, counted and dated as of today. */
export function InsuranceDashboardPage() {
  const { t } = useTranslation('overview');
  return (
    <Wrap>
      <PageHead
        title={t('dashboard.title')}
        purpose={t('dashboard.purpose')}
        crumbs={[{ label: t('plans.title'), to: '/insurance-plans' }]}
        action={
          <LinkButton to="/eligibility" variant="primary" icon={ShieldQuestionMark}>
            {t('plans.check')}
          </LinkButton>
        }
      />
      <MyPlanLink />
      <TitledSection id="quick" title={t('dashboard.quick')}>
        <ToolCards />
      </TitledSection>
      <TitledSection id="windows" title={t('dashboard.windows')}>
        <WindowList />
      </TitledSection>
      {/* Counted after the page is drawn: higher up they would move what somebody reads. */}
      <Stack $gap={5}>
        <PlanYearNotice planYear={null} yearAddress={(year) => `/insurance-search?year=${year}`} />
        <PlanCount />
        <NextYearAmounts />
      </Stack>
      <TitledSection id="updates" title={t('dashboard.updates.title')}>
        <UpdateList />
      </TitledSection>
      <OverviewHelp />
    </Wrap>
  );
}
