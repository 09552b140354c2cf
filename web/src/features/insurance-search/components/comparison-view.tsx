// The chosen plans side by side: what a year costs, what differs, what speaks for each.
import { ListPlus, Printer, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { carrierText } from '@app/content/plans/carrier-names';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { printPage } from '@web/base/in-app-browser';
import { useLanguage } from '@web/base/i18n/use-language';
import { NO_PACKET, fragmentOf } from '@web/shared/plan-packet/packet';
import type { PlanPacket } from '@web/shared/plan-packet/packet';
import { SharePacket } from '@web/shared/plan-packet/share-packet';
import { letterOf } from '@web/shared/plan-years/compared-years';
import { YearBars } from '@web/shared/plan-years/year-bars';
import { YearSums } from '@web/shared/plan-years/year-sums';
import { PlanYearLine } from '@web/shared/plans/plan-year-line';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Chip } from '@web/ui/chip';
import { HelpBand } from '@web/ui/help-band';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Part } from '@web/ui/part';
import { SampleLine } from '@web/ui/sample-mark';
import { SourceLine } from '@web/ui/source-line';
import { useSheet } from '@web/ui/use-sheet';
import type { Comparison } from '../hooks/use-comparison';
import { useOwnFigures } from '../hooks/use-own-figures';
import { CompareTable } from './compare-table';
import type { CompareTableProps } from './compare-table';
import { PLAN_SHEET, PlanSheets } from './plan-sheet';
import { PointsOfPlans } from './points-of-plans';
import { SwitchPart } from './switch-part';
import styled from 'styled-components';
import { Letter } from '@web/shared/plan-years/letter';
import { VisuallyHidden } from '@web/ui/text';
import { color } from '@web/ui/tokens';
import { PlanCompany } from './plan-company';
import { YearRowsPrint } from '@web/shared/plan-years/years-print';
import { PlanPaper } from '@web/shared/plans/plan-paper';
import { useVerdict } from '../hooks/use-verdict';
import { useGiven } from '@web/shared/plan-packet/use-given';

/** Says what a link brought, and that nothing of who sent it is kept here. */
function PacketNotice({ figures }: Pick<PlanPacket, 'figures'>) {
  const { t } = useTranslation('comparison');
  const given = useGiven();
  return (
    <Callout tone="info" title={t('sent.title')} titleAs="h2">
      <p>{t('sent.text')}</p>
      {figures && (
        <>
          <p>{t('sent.figures', { given: given(figures) })}</p>
          <Row>
            <LinkButton to={`/ai-analysis${fragmentOf({ ...NO_PACKET, figures })}`}>{t('sent.again')}</LinkButton>
          </Row>
        </>
      )}
    </Callout>
  );
}

// The comparison on paper: one sheet with the verdict, the three years and every figure.
function ComparisonPrint({
  comparison: { plans, years, monthly },
  own,
}: Pick<CompareTableProps, 'own'> & { comparison: Comparison }) {
  const { t } = useTranslation('comparison');
  const { title } = useVerdict(years, plans[0]?.planYear);
  return (
    <PlanPaper title={title} plan={plans[0]}>
      <YearRowsPrint plans={years} />
      <CompareTable plans={plans} monthly={monthly} own={own} rows="paper" />
      <p>{t('paper')}</p>
    </PlanPaper>
  );
}

const List = styled.ol`
  display: grid;
  gap: 0.25rem;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.25rem 0.75rem;
    align-items: center;
    padding-block: 0.25rem;
    border-block-end: 1px solid ${color.line};
  }
`;

const Name = styled.button`
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 700;
  line-height: 1.35;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${color.lineStrong};
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
`;

interface ChosenPlansProps {
  plans: readonly InsurancePlanResponse[];
  onDetails: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Which plan is A, B, C or D; its name opens everything known of it. */
function ChosenPlans({ plans, onDetails, onRemove }: ChosenPlansProps) {
  const { t } = useTranslation('comparison');
  return (
    <List aria-label={t('chosen')}>
      {plans.map((plan, index) => (
        <li key={plan.id}>
          <Letter>{letterOf(index)}</Letter>
          <div>
            <Name type="button" lang="en" aria-haspopup="dialog" onClick={() => onDetails(plan.id)}>
              {plan.name}
            </Name>
            <PlanCompany plan={plan} />
          </div>
          <Button variant="quiet" icon={X} onClick={() => onRemove(plan.id)}>
            {t('remove')}
            <VisuallyHidden lang="en"> {plan.name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </List>
  );
}

const ASSUMPTIONS = ['person', 'visits', 'network', 'ill', 'missing'] as const;

function Differences({ plans, monthly, own }: Omit<CompareTableProps, 'rows'>) {
  const { t } = useTranslation(['comparison', 'plans']);
  const language = useLanguage();
  const [isDifferentOnly, setIsDifferentOnly] = useState(false);
  const [first] = plans;
  return (
    <Part
      id="differences"
      title={t('comparison:differences')}
      aside={
        <Chip isPressed={isDifferentOnly} onClick={() => setIsDifferentOnly(!isDifferentOnly)}>
          {t('plans:compare.different')}
        </Chip>
      }
    >
      <CompareTable plans={plans} monthly={monthly} own={own} rows={isDifferentOnly ? 'different' : 'all'} />
      {first && (
        <SourceLine>
          {t('comparison:source', { source: first.provenance.sourceName[language], year: first.planYear })}
        </SourceLine>
      )}
    </Part>
  );
}

/** Whether the doctors are in it decides more than any figure: the plans' own numbers. */
function AskPlans({ plans }: { plans: readonly InsurancePlanResponse[] }) {
  const { t } = useTranslation('comparison');
  const language = useLanguage();
  const phones = plans.flatMap((plan, index) => {
    const phone = plan.phones.nonMembers ?? plan.phones.members;
    if (!phone || plan.origin === 'sample') return [];
    return [{ id: plan.id, who: `${letterOf(index)} ${carrierText(plan.carrier, language)}`, phone }];
  });
  return <HelpBand title={t('ask.title')} text={t('ask.text')} phones={phones} />;
}

/** On paper, or to somebody else. */
function Onwards({ packet }: { packet: PlanPacket }) {
  const { t } = useTranslation('plans');
  return (
    <Stack $gap={3} style={{ marginBlockStart: 'var(--space-6)' }}>
      <Row>
        <Button icon={Printer} onClick={printPage}>
          {t('compare.print')}
        </Button>
      </Row>
      <SharePacket packet={packet} />
    </Stack>
  );
}

export interface ComparisonViewProps {
  comparison: Comparison;
  packet: PlanPacket;
  /** The plans came by a link. */
  isSent: boolean;
  /** Address of the list to choose others from. */
  pickAddress: string;
  /** @param id of the plan somebody has; null = none of these */
  onMine: (id: string | null) => void;
  onRemove: (id: string) => void;
}

export function ComparisonView(props: ComparisonViewProps) {
  const { comparison, packet, isSent, pickAddress, onMine, onRemove } = props;
  const { t } = useTranslation(['comparison', 'plans']);
  const { plans, years, monthly, goneCount } = comparison;
  const own = useOwnFigures(plans);
  const details = useSheet(PLAN_SHEET);
  const [first] = plans;
  return (
    <>
      <div data-no-print>
        <Stack $gap={3}>
          {isSent && <PacketNotice figures={packet.figures} />}
          {first && <PlanYearLine planYear={first.planYear} />}
          {goneCount > 0 && (
            <Callout tone="info">
              <p>{t('comparison:gone', { count: goneCount })}</p>
            </Callout>
          )}
          {plans.some(({ origin }) => origin === 'sample') && <SampleLine />}
          <ChosenPlans plans={plans} onDetails={details.open} onRemove={onRemove} />
          <Row>
            <LinkButton to={pickAddress} variant="quiet" icon={ListPlus}>
              {t('comparison:pick')}
            </LinkButton>
          </Row>
        </Stack>
        <Part id="years" title={t('comparison:years')}>
          <YearBars plans={years} />
          <YearSums
            plans={years}
            assumptions={ASSUMPTIONS.map((id) => t(`comparison:assumptions.${id}`))}
            isOpenAtFirst
          />
        </Part>
        {plans.length > 1 && <SwitchPart comparison={comparison} mine={packet.mine} onMine={onMine} />}
        <Differences plans={plans} monthly={monthly} own={own} />
        <Part id="points" title={t('comparison:points.title')}>
          <PointsOfPlans plans={plans} years={years} />
        </Part>
        <Onwards packet={{ ...packet, plans: plans.map(({ id }) => id), figures: null }} />
        <AskPlans plans={plans} />
      </div>
      <ComparisonPrint comparison={comparison} own={own} />
      <PlanSheets plans={plans} />
    </>
  );
}
