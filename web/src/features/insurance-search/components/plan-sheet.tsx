// Everything known of one plan, in a sheet: where to join, what it costs, whom it takes, where the figures are from.
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { carrierText } from '@app/content/plans/carrier-names';
import { planNumberOf } from '@app/contracts/http/plan-next-year';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { MEDICARE_PLAN_COMPARE } from '@web/shared/plans/medicare-links';
import { medicarePageOf, specialNeeds, websiteOf } from '@web/shared/plans/plan-facts';
import { NetworkSentence, PlanBadges } from '@web/shared/plans/plan-words';
import { PlanYearLine } from '@web/shared/plans/plan-year-line';
import { CardButton } from '@web/shared/show-card/card-button';
import { Button } from '@web/ui/button';
import { CallButton } from '@web/ui/call-button';
import { KnownFacts } from '@web/ui/known-facts';
import { LinkButton } from '@web/ui/link-button';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { ReceiptFold } from '@web/ui/receipt-fold';
import { Sheet } from '@web/ui/sheet';
import { SheetActions } from '@web/ui/sheet-actions';
import { Note } from '@web/ui/text';
import { useSheet } from '@web/ui/use-sheet';
import { TextLink } from '@web/ui/text-link';
import { withQuery } from '@web/shared/api/api-client';
import { soldIn } from '@web/shared/plans/plan-area';
import { BeforeSigningSheet } from './before-signing-sheet';
import { PlanCosts } from './plan-costs';
import { cardOf, factOf, sourceOf } from '@web/shared/show-card/card';
import type { Card } from '@web/shared/show-card/card';

/** The card of a plan: what to ask of it before or after joining, and which one is meant. */
function planCard(plan: InsurancePlanResponse): Card {
  const { name, carrier, segmentId, planYear, provenance } = plan;
  const card = cardOf(
    'plan',
    [
      ...factOf('plan', name),
      ...factOf('company', { ko: carrierText(carrier, 'ko'), en: carrier }),
      ...factOf('planNumber', `${planNumberOf(plan)}-${segmentId}`),
      ...factOf('year', String(planYear)),
    ],
    sourceOf(provenance),
  );
  return { ...card, page: withQuery('/insurance-search', { q: planNumberOf(plan) }) };
}

type Plan = InsurancePlanResponse;

/** Names of useSheet: anyone who is on the page of `PlanSheets` opens them by a plan's id. */
export const PLAN_SHEET = 'plan';
export const SIGNING_SHEET = 'signing';

/** Joining happens at Medicare: the plan's page there, else its comparison. */
function Ways({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const page = medicarePageOf(plan);
  const { nonMembers, members } = plan.phones;
  const phone = plan.origin === 'sample' ? undefined : (nonMembers ?? members);
  return (
    <SheetActions>
      <LinkButton variant="primary" href={page ?? MEDICARE_PLAN_COMPARE}>
        {page ? t('sheet.apply') : t('sheet.compare')}
      </LinkButton>
      {phone && <CallButton phone={phone} who={plan.name} />}
    </SheetActions>
  );
}

function Figures({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const money = (amount: number | null | undefined) => (amount == null ? null : formatDollarsInText(amount, language));
  return (
    <KnownFacts
      facts={[
        { id: 'premium', label: t('row.premium'), value: money(plan.monthlyPremium), note: t('card.partB') },
        {
          id: 'partB',
          label: t('row.partB'),
          value: plan.partBReduction ? t('sheet.aMonth', { amount: money(plan.partBReduction) }) : null,
        },
        { id: 'max', label: t('row.maximum'), value: money(plan.maxOutOfPocket) },
        { id: 'deductible', label: t('sheet.deductible'), value: money(plan.deductible) },
        { id: 'drug', label: t('fields.drugDeductible'), value: money(plan.drugDeductible) },
      ]}
    />
  );
}

/** What it is: company, number as letters print it, where it is sold, who says so. */
function Basis({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const counties = soldIn(plan, language);
  const words = t('dialog.detailsSource');
  return (
    <>
      <KnownFacts
        facts={[
          { id: 'carrier', label: t('fields.carrier'), value: <span lang="en">{plan.carrier}</span> },
          {
            id: 'parent',
            label: t('fields.parent'),
            value: plan.parentOrganization && <span lang="en">{plan.parentOrganization}</span>,
          },
          { id: 'category', label: t('fields.category'), value: plan.category && t(`categories.${plan.category}`) },
          {
            id: 'number',
            label: t('fields.number'),
            value: t('fields.numberValue', { contract: plan.contractId, plan: plan.planId, segment: plan.segmentId }),
          },
          { id: 'year', label: t('fields.year'), value: t('year.value', { year: plan.planYear }) },
          {
            id: 'counties',
            label: t('fields.counties'),
            value: counties === null ? t('area.statewide') : counties.join(', '),
          },
        ]}
      />
      <ProvenanceLine provenance={plan.provenance} />
      {plan.detailsSourceUrl && (
        <Note>
          {plan.origin === 'sample' ? <span>{words}</span> : <TextLink href={plan.detailsSourceUrl}>{words}</TextLink>}
          {plan.detailsCheckedOn && <span>{` ${t('year.checked', { date: plan.detailsCheckedOn })}`}</span>}
        </Note>
      )}
    </>
  );
}

function Content({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const who = specialNeeds(plan);
  const website = websiteOf(plan);
  const signing = useSheet(SIGNING_SHEET);
  return (
    <>
      <Ways plan={plan} />
      <Button icon={PenLine} onClick={() => signing.open(plan.id)}>
        {t('sign.open')}
      </Button>
      <CardButton card={() => planCard(plan)} />
      <PlanYearLine planYear={plan.planYear} />
      {who && <p>{t(`who.${who}.sentence`)}</p>}
      <p>
        <NetworkSentence plan={plan} />
      </p>
      {website && <TextLink href={website}>{t('sheet.website')}</TextLink>}
      <Figures plan={plan} />
      <PlanCosts plan={plan} />
      <Note>{t('dialog.confirm')}</Note>
      <ReceiptFold note={`${plan.provenance.sourceName[language]} · ${t('year.value', { year: plan.planYear })}`}>
        <Basis plan={plan} />
      </ReceiptFold>
    </>
  );
}

function PlanSheet({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const language = useLanguage();
  const company = carrierText(plan.carrier, language);
  return (
    <Sheet
      title={plan.name}
      titleLang="en"
      otherTitle={company === plan.carrier ? company : `${company} (${plan.carrier})`}
      isOpen
      onClose={onClose}
      meta={<PlanBadges plan={plan} />}
    >
      <Content plan={plan} />
    </Sheet>
  );
}

/** The sheets of a page's plans; "before you sign" lies over the plan's own, so that going back leads there. */
export function PlanSheets({ plans }: { plans: readonly Plan[] }) {
  const details = useSheet(PLAN_SHEET);
  const signing = useSheet(SIGNING_SHEET);
  const named = (wanted: string | null) => plans.find(({ id }) => id === wanted);
  const [signed, shown] = [named(signing.openId), named(details.openId)];
  if (signed) return <BeforeSigningSheet plan={signed} onClose={signing.close} />;
  return shown ? <PlanSheet plan={shown} onClose={details.close} /> : null;
}
