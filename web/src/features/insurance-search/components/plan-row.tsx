// One plan of the list: who sells it, what it costs, one tick. Known facts only; the rest is in its sheet.
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAN_BENEFITS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { keepTogether } from '@web/base/formats/keep-together';
import { useLanguage } from '@web/base/i18n/use-language';
import type { OwnYear } from '@web/shared/medicines/use-whole-years';
import { useAreaText } from '@web/shared/plans/plan-area';
import { rowCopays } from '@web/shared/plans/plan-costs';
import { benefitState } from '@web/shared/plans/plan-facts';
import { VisuallyHidden } from '@web/ui/text';
import { color, layout, shape, text } from '@web/ui/tokens';
import { PlanCompany } from './plan-company';
import { formatDollarsInText } from '@web/base/formats/numbers';

const Figures = styled.dl`
  grid-area: figures;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.375rem 0.5rem;
  dt {
    color: ${color.inkSoft};
    font-size: ${text[6]};
    line-height: 1.3;
  }
  dd {
    font-size: ${text.row};
    font-weight: 700;
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }
  & > :first-child dd {
    color: ${color.teal700};
  }
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The three sums of a plan; what its source does not state is left out. */
function PlanFigures({ plan }: { plan: InsurancePlanResponse }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { category, monthlyPremium, maxOutOfPocket, drugDeductible, partBReduction = null } = plan;
  const figures = [
    { id: 'premium', amount: monthlyPremium },
    category === 'drug' ? { id: 'drugDeductible', amount: drugDeductible } : { id: 'maximum', amount: maxOutOfPocket },
    { id: 'partB', amount: partBReduction },
  ];
  return (
    <Figures>
      {figures.map(
        ({ id, amount }) =>
          amount !== null && (
            <div key={id}>
              <dt>{t(`row.${id}`)}</dt>
              <dd>{formatDollarsInText(amount, language)}</dd>
            </div>
          ),
      )}
    </Figures>
  );
}

const Item = styled.li<{ $isChosen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'company pick' 'name name' 'figures figures' 'costs costs';
  gap: 0.25rem 0.75rem;
  align-items: center;
  padding: 0.75rem 1rem;
  background: ${({ $isChosen }) => ($isChosen ? color.teal50 : 'none')};
  box-shadow: ${({ $isChosen }) => ($isChosen ? `inset 0.25rem 0 0 ${color.teal700}` : 'none')};
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & > * {
    min-width: 0;
  }
  @container page (min-width: 54rem) {
    grid-template-columns: minmax(0, 1fr) 21rem auto;
    grid-template-areas: 'company figures pick' 'name figures pick' 'costs figures pick';
    gap: 0.125rem 1.5rem;
    padding: ${layout.rowY} 1.25rem;
  }
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'company' 'name' 'figures' 'costs' 'pick';
  }
  @media print {
    break-inside: avoid;
  }
`;

const Name = styled.h3`
  grid-area: name;
  font-size: ${text.row};
  line-height: 1.3;
  button {
    /* A whole finger high, though its one line takes less room. */
    padding: 0.625rem 0;
    margin-block: -0.625rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: ${color.lineStrong};
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
  }
`;

const Costs = styled.p`
  grid-area: costs;
  max-width: none;
  font-size: ${text[6]};
  line-height: 1.45;
  color: ${color.inkSoft};
  span {
    white-space: nowrap;
  }
  @container page (max-width: 18rem) {
    span {
      white-space: normal;
    }
  }
`;

const Pick = styled.label`
  grid-area: pick;
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  min-height: ${shape.target};
  padding-inline: 0.75rem;
  border: 1px solid ${color.lineStrong};
  border-radius: 0.625rem;
  background: ${color.surface};
  font-weight: 700;
  white-space: nowrap;
  input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: ${color.teal700};
  }
  &:has(:checked) {
    border-color: ${color.teal700};
    color: ${color.teal700};
  }
`;

export interface PlanRowProps {
  plan: InsurancePlanResponse;
  /** No county in the query: the row says where the plan is sold. */
  hasArea: boolean;
  /** With the medicines that were entered; undefined = none were, or the year is not known. */
  year: OwnYear | undefined;
  /** Benefits of the visitor's query; they are first. */
  requested: readonly PlanBenefit[];
  isChosen: boolean;
  onChoose: () => void;
  onDetails: () => void;
}

const MAX_BENEFITS = 4;
/** Drug coverage is what the list's kind says; these are the extras people ask about first. */
const KEY_BENEFITS = PLAN_BENEFITS.filter((benefit) => benefit !== 'prescription' && benefit !== 'telehealth');

const keyBenefits = (plan: InsurancePlanResponse, requested: readonly PlanBenefit[]): PlanBenefit[] =>
  [...requested, ...KEY_BENEFITS.filter((benefit) => !requested.includes(benefit))]
    .filter((benefit) => benefitState(plan, benefit) === 'covered')
    .slice(0, Math.max(MAX_BENEFITS, requested.length));

/** "파트 B·보험료·평소 진료·약값 한 해 4,240달러 이상, 보장 안 되는 약 1가지" */
function useYearText(): (year: OwnYear) => string {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  return ({ whole, medicines: { drugsTotal, notCovered } }) => {
    const { min, max } = whole?.sum ?? drugsTotal;
    const isExact = min === max && whole?.isComplete !== false;
    const amount = formatDollarsInText(Math.round(min), language);
    const sum = t(`row.year.${whole ? 'whole' : 'medicines'}.${isExact ? 'exact' : 'atLeast'}`, { amount });
    return notCovered > 0 ? `${sum}, ${t('row.year.notCovered', { count: notCovered })}` : sum;
  };
}

export function PlanRow({ plan, hasArea, year, requested, isChosen, onChoose, onDetails }: PlanRowProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const areaText = useAreaText(1);
  const yearText = useYearText();
  const said = [
    ...(hasArea ? [areaText(plan)].filter(Boolean) : []),
    ...rowCopays(plan, language).map(({ copay, words }) => `${t(`row.${copay}`)} ${words}`),
    ...keyBenefits(plan, requested).map((benefit) => t(`row.benefits.${benefit}`)),
  ];
  return (
    <Item $isChosen={isChosen}>
      <PlanCompany plan={plan} />
      <Name lang="en">
        <button type="button" aria-haspopup="dialog" onClick={onDetails}>
          {keepTogether(plan.name)}
        </button>
      </Name>
      <PlanFigures plan={plan} />
      {(year || said.length > 0) && (
        <Costs>
          {year && <b>{said.length > 0 ? `${yearText(year)} · ` : yearText(year)}</b>}
          {said.map((words, index) => (
            <Fragment key={words}>
              <span>{index < said.length - 1 ? `${words} ·` : words}</span>{' '}
            </Fragment>
          ))}
        </Costs>
      )}
      <Pick data-no-print>
        <input type="checkbox" checked={isChosen} onChange={onChoose} />
        {t('row.compare')}
        <VisuallyHidden lang="en"> {plan.name}</VisuallyHidden>
      </Pick>
    </Item>
  );
}
