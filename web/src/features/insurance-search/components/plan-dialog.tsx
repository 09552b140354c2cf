// Everything stored about one plan, with its year and source, and where to go on.
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAN_BENEFITS, PLAN_COPAYS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { HELP_LINES } from '@web/shared/contacts';
import { useLanguage } from '@web/shared/i18n/use-language';
import { MEDICARE_PLAN_COMPARE } from '@web/shared/plans/medicare-links';
import { medicarePageOf, specialNeeds, websiteOf } from '@web/shared/plans/plan-facts';
import { NetworkSentence, PlanBadges, PlanMoney } from '@web/shared/plans/plan-words';
import { PlanYearNotice } from '@web/shared/plans/plan-year-notice';
import { FactList } from '@web/ui/fact-list';
import type { Fact } from '@web/ui/fact-list';
import { Dialog } from '@web/ui/dialog';
import { Row } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PhoneCard } from '@web/ui/phone-card';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { space, text } from '@web/ui/tokens';
import { planArea } from '../logic/plan-area';
import { BenefitWords } from './benefit-words';

type Plan = InsurancePlanResponse;

const Part = styled.h3`
  font-size: ${text[4]};
  margin-block-end: ${space[3]};
`;

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <Part>{title}</Part>
      <FactList facts={facts} />
    </section>
  );
}

const english = (words: string | null): ReactNode => words && <span lang="en">{words}</span>;

/** What it is: names, kind, whom it takes, where it is sold, its number as letters print it. */
function useIdentity(plan: Plan): Fact[] {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { isStatewide, shown } = planArea(plan, [], language, Infinity);
  const unknown = t('unknown.value');
  const who = specialNeeds(plan);
  return [
    { label: t('fields.carrier'), value: english(plan.carrier) },
    { label: t('fields.parent'), value: english(plan.parentOrganization) ?? unknown },
    { label: t('fields.type'), value: t(`types.${plan.type}`) },
    { label: t('fields.category'), value: plan.category ? t(`categories.${plan.category}`) : unknown },
    {
      label: t('fields.planType'),
      value: plan.planType ? (
        <>
          {plan.planType} <NetworkSentence plan={plan} />
        </>
      ) : (
        unknown
      ),
    },
    ...(who
      ? [
          {
            label: t('fields.snpType'),
            value: [plan.snpType, t(`who.${who}.sentence`)].filter(Boolean).join(' · '),
          },
        ]
      : []),
    { label: t('fields.year'), value: t('year.value', { year: plan.planYear }) },
    {
      label: t('fields.number'),
      value: t('fields.numberValue', { contract: plan.contractId, plan: plan.planId, segment: plan.segmentId }),
    },
    {
      label: t('fields.counties'),
      value: isStatewide ? t('area.statewide') : shown.join(', ') || t('unknown.area'),
    },
    ...(plan.providerNetwork ? [{ label: t('fields.providerNetwork'), value: english(plan.providerNetwork) }] : []),
  ];
}

function useCosts(plan: Plan): Fact[] {
  const { t } = useTranslation('plans');
  const money = (['monthlyPremium', 'deductible', 'drugDeductible', 'maxOutOfPocket'] as const).map((id) => ({
    label: t(`fields.${id}`),
    value: <PlanMoney amount={plan[id]} />,
  }));
  const drugs = plan.hasDrugCoverage;
  return [
    ...money,
    {
      label: t('fields.hasDrugCoverage'),
      value: drugs === null ? t('unknown.value') : t(`drugs.${drugs}`),
    },
    ...PLAN_COPAYS.map((id) => ({
      label: t(`copays.${id}`),
      value: english(plan.copays[id] ?? null) ?? <Note as="span">{t('unknown.benefit')}</Note>,
    })),
  ];
}

function Description({ plan: { description, descriptionKo } }: { plan: Plan }) {
  const language = useLanguage();
  if (language === 'ko' && descriptionKo) return <p>{descriptionKo}</p>;
  return description ? <p lang="en">{description}</p> : null;
}

/** Copays and benefits often come from another page, read on another day, than the plan itself. */
function DetailsSource({ plan: { detailsSourceUrl, detailsCheckedOn, origin } }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  if (!detailsSourceUrl) return null;
  const words = t('dialog.detailsSource');
  return (
    <Note>
      {origin === 'sample' ? words : <TextLink href={detailsSourceUrl}>{words}</TextLink>}
      {detailsCheckedOn && ` ${t('year.checked', { date: detailsCheckedOn })}`}
    </Note>
  );
}

function Details({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const benefits = PLAN_BENEFITS.map((id) => ({
    label: t(`benefits.${id}`),
    value: <BenefitWords plan={plan} benefit={id} />,
  }));
  return (
    <>
      <Row $gap={2}>
        <PlanBadges plan={plan} />
      </Row>
      <Description plan={plan} />
      <PlanYearNotice planYear={plan.planYear} />
      <Facts title={t('dialog.costs')} facts={useCosts(plan)} />
      <Note>{t('card.partB')}</Note>
      <Facts title={t('dialog.benefits')} facts={benefits} />
      <Facts title={t('dialog.identity')} facts={useIdentity(plan)} />
      <Note>{t('dialog.confirm')}</Note>
      <ProvenanceLine provenance={plan.provenance} hasRule />
      <DetailsSource plan={plan} />
      <PhoneCard who={t('lines.medicare.who')} phone={HELP_LINES.medicare.number} when={t('lines.medicare.when')} />
    </>
  );
}

/** The plan's own pages; where it has none, Medicare's comparison. Nobody can join a plan here. */
function Pages({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const medicarePage = medicarePageOf(plan);
  const website = websiteOf(plan);
  return (
    <>
      <LinkButton variant="primary" href={medicarePage ?? MEDICARE_PLAN_COMPARE}>
        {medicarePage ? t('dialog.medicarePage') : t('dialog.medicareCompare')}
      </LinkButton>
      {website && (
        <LinkButton icon={ExternalLink} href={website}>
          {t('dialog.website')}
        </LinkButton>
      )}
    </>
  );
}

export function PlanDialog({ plan, onClose }: { plan: Plan | null; onClose: () => void }) {
  if (!plan) return null;
  return (
    <Dialog
      title={plan.name}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={<Pages plan={plan} />}
    >
      <Details plan={plan} />
    </Dialog>
  );
}
