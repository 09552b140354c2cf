// One plan's year: the sums, each medicine with its rules, and what is paid month by month.
import { CalendarDays, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DRUG_COST_LIMITS } from '@app/contracts/http/drug-costs';
import type { DrugCostsResponse, DrugShare, PlanDrug, PlanDrugYear } from '@app/contracts/http/drug-costs';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { CitedPages } from '@web/shared/cited-text';
import type { RequestedCosts } from '@web/shared/medicines/medicine-list';
import { Bullets } from '@web/ui/bullets';
import { KnownFacts } from '@web/ui/known-facts';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Fold } from '@web/ui/receipt-fold';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { color, text } from '@web/ui/tokens';
import { useNameOf, useRangeText } from '../hooks/use-words';
import { REQUEST_FORM, RULES_PAGE, dearestOf, isExact } from '../logic/year-plans';

const Months = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  th,
  td {
    padding: 0.375rem 0.25rem;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
  tbody th {
    font-weight: 400;
  }
`;

const MONTH_COLUMNS = ['month', 'pays', 'phase'] as const;

function MonthTable({ plan }: { plan: PlanDrugYear }) {
  const { t } = useTranslation('medicines');
  const rangeOf = useRangeText();
  return (
    <Months aria-label={t('months.of', { name: plan.name })}>
      <thead>
        <tr>
          {MONTH_COLUMNS.map((id) => (
            <th key={id} scope="col">
              {t(`months.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.months.map(({ month, pays, phase }) => (
          <tr key={month}>
            <th scope="row">{t(`months.names.${month}`)}</th>
            <td>
              {month === plan.dearestMonth ? <b>{t('months.most', { amount: rangeOf(pays) })}</b> : rangeOf(pays)}
            </td>
            <td>{t(`months.phases.${phase}`)}</td>
          </tr>
        ))}
      </tbody>
    </Months>
  );
}

/** What the plan demands before it pays for a medicine, in sentences. */
function useRules({ body }: RequestedCosts): (drug: PlanDrug) => string[] {
  const { t } = useTranslation('medicines');
  const isAsRequested = ({ rxcui, filled }: PlanDrug) =>
    filled?.pharmacy === body.pharmacy &&
    body.drugs.some((drug) => drug.rxcui === rxcui && drug.daysSupply === filled?.days);
  const filledAs = ({ pharmacy, days }: NonNullable<PlanDrug['filled']>) =>
    t('rules.filled', { count: days, pharmacy: t(`form.pharmacies.${pharmacy}`) });
  return (drug) => [
    ...(drug.status === 'not-covered' ? [t('rules.notCovered')] : []),
    ...(drug.status === 'no-price' ? [t('rules.noPrice')] : []),
    ...(drug.filled && !isAsRequested(drug) ? [filledAs(drug.filled)] : []),
    ...(drug.status !== 'not-covered' && drug.share === null ? [t('rules.notOffered')] : []),
    ...(drug.priorAuthorization ? [t('rules.approval')] : []),
    ...(drug.stepTherapy ? [t('rules.step')] : []),
    ...(drug.quantityLimit ? [t('rules.limit', drug.quantityLimit)] : []),
    ...(drug.isOverLimit ? [t('rules.over')] : []),
  ];
}
/** "플랜이 정한 값의 25% (적어도 10달러, 많아도 95달러)" */
function useShareText(): (share: DrugShare) => string {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  const money = (dollars: number) => formatDollarsInText(dollars, language);
  return ({ kind, amount, least, most }) => {
    if (kind === 'copay') return t('drug.copay', { amount: money(amount) });
    const bounds = [
      ...(least === undefined ? [] : [t('drug.least', { amount: money(least) })]),
      ...(most === undefined ? [] : [t('drug.most', { amount: money(most) })]),
    ].join(', ');
    const share = t('drug.share', { percent: Math.round(amount * 1000) / 10 });
    return bounds ? `${share} (${bounds})` : share;
  };
}

interface MedicineProps {
  drug: PlanDrug;
  nameOf: (rxcui: string) => string;
  rules: readonly string[];
}

function Medicine({ drug, nameOf, rules }: MedicineProps) {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  const rangeOf = useRangeText();
  const shareOf = useShareText();
  const { status, tier, price, share, pays, cheaper, isDeductibleApplied, isInsulin } = drug;
  const said = [
    ...(tier === null ? [] : [t('drug.tier', { tier })]),
    ...(price === null ? [] : [t('drug.price', { amount: formatDollarsInText(price, language) })]),
    ...(share === null ? [] : [shareOf(share)]),
    ...(isInsulin ? [t('drug.insulin')] : isDeductibleApplied ? [t('drug.deductible')] : []),
  ];
  return (
    <li>
      <b>{nameOf(drug.rxcui)}</b>
      {status !== 'not-covered' && <> · {t('drug.year', { amount: rangeOf(pays) })}</>}
      {said.length > 0 && <Note>{said.join(' · ')}</Note>}
      {rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      {cheaper && (
        <p>
          {t('drug.cheaper', {
            name: nameOf(cheaper.rxcui),
            tier: cheaper.tier,
            amount: rangeOf(cheaper.pays),
          })}
        </p>
      )}
    </li>
  );
}

/** "보험료 12달 240달러 + 약값 1,000달러 = 한 해 1,240달러" */
function useSum(): (plan: PlanDrugYear) => string {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  const rangeOf = useRangeText();
  return ({ premiumTotal, drugsTotal, total, months }) => {
    const drugs = rangeOf(drugsTotal);
    if (premiumTotal === null || total === null) return t('sum.noPremium', { drugs });
    const premiums = formatDollarsInText(premiumTotal, language);
    return t('sum.whole', { count: months.length, premiums, drugs, total: rangeOf(total) });
  };
}

export interface PlanYearProps {
  plan: PlanDrugYear;
  answer: DrugCostsResponse;
  requested: RequestedCosts;
}

function useFacts({ plan, answer }: Omit<PlanYearProps, 'requested'>) {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  const rangeOf = useRangeText();
  const money = (dollars: number | null) => dollars !== null && formatDollarsInText(dollars, language);
  const dearest = dearestOf(plan);
  const { pharmacies, capMonth, dearestMonth } = plan;
  return [
    { id: 'premium', label: t('facts.premium'), value: money(plan.premium) || t('facts.unknown') },
    { id: 'deductible', label: t('facts.deductible'), value: money(plan.drugDeductible) },
    {
      id: 'dearest',
      label: t('facts.dearest'),
      value: dearest && t('facts.month', { month: t(`months.names.${dearestMonth}`), amount: rangeOf(dearest) }),
    },
    {
      id: 'cap',
      label: t('facts.cap'),
      value:
        capMonth !== null &&
        answer.yearlyCap !== null &&
        t('facts.capReached', { month: t(`months.names.${capMonth}`), cap: money(answer.yearlyCap) }),
    },
    {
      id: 'pharmacies',
      label: t('facts.pharmacies'),
      value: pharmacies && t('facts.near', { ...pharmacies, miles: DRUG_COST_LIMITS.pharmacyMiles }),
    },
  ];
}

export function PlanYear({ plan, answer, requested }: PlanYearProps) {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  const nameOf = useNameOf(requested);
  const rulesOf = useRules(requested);
  const sumOf = useSum();
  const facts = useFacts({ plan, answer });
  const { zipCode } = requested.body;
  return (
    <Stack $gap={3}>
      <p>
        <b>{sumOf(plan)}</b>
      </p>
      {!isExact(plan.drugsTotal) && <Note>{t('sum.rangeWhy')}</Note>}
      <KnownFacts facts={facts} />
      <h4>{t('drug.title')}</h4>
      <Bullets>
        {plan.drugs.map((drug) => (
          <Medicine key={drug.rxcui} drug={drug} nameOf={nameOf} rules={rulesOf(drug)} />
        ))}
      </Bullets>
      {plan.drugs.some((drug) => rulesOf(drug).length > 0) && (
        <>
          <p>
            {t('rules.ask')} <TextLink href={REQUEST_FORM.href}>{REQUEST_FORM.name[language]}</TextLink>
          </p>
          <CitedPages ids={[RULES_PAGE]} />
        </>
      )}
      <Fold title={t('months.title')} icon={CalendarDays} titleAs="h4">
        <MonthTable plan={plan} />
      </Fold>
      <Row>
        <LinkButton icon={MapPin} to={`/pharmacies?zip=${zipCode}`}>
          {t('facts.pharmacyList')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
