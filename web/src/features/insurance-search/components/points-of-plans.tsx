import { Check, PenLine, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';
import { LetteredCard } from '@web/shared/plan-years/lettered-card';
import { Button } from '@web/ui/button';
import { Icon } from '@web/ui/icon';
import { Grid, Row } from '@web/ui/layout';
import { color, space } from '@web/ui/tokens';
import { VisuallyHidden } from '@web/ui/text';
import { useSheet } from '@web/ui/use-sheet';
import { planPoints } from '../logic/plan-points';
import type { PlanPoint } from '../logic/plan-points';
import { SIGNING_SHEET } from './plan-sheet';

const Points = styled.ul<{ $ink: string }>`
  display: grid;
  gap: ${space[2]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.5rem;
    line-height: 1.45;
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 0.125rem;
    color: ${({ $ink }) => $ink};
  }
`;

const SIGNS = { pros: { icon: Check, ink: color.success }, cons: { icon: TriangleAlert, ink: color.warning } } as const;

/** A point as a sentence, its figure in it. */
function usePointText(): (side: 'pros' | 'cons', point: PlanPoint) => string {
  const { t } = useTranslation(['comparison', 'plans']);
  const language = useLanguage();
  return (side, { code, amount, stars, benefits = [] }) =>
    t(`comparison:${side}.${code}`, {
      amount: amount === undefined ? '' : formatDollarsInText(amount, language),
      stars,
      benefits: benefits.map((benefit) => t(`plans:row.benefits.${benefit}`)).join(', '),
    });
}

function Side({ side, points }: { side: 'pros' | 'cons'; points: readonly PlanPoint[] }) {
  const { t } = useTranslation('comparison');
  const say = usePointText();
  const { icon, ink } = SIGNS[side];
  if (points.length === 0) return null;
  return (
    <>
      <h4>{t(`points.${side}`)}</h4>
      <Points $ink={ink}>
        {points.map((point) => (
          <li key={point.code}>
            <Icon of={icon} />
            <span>{say(side, point)}</span>
          </li>
        ))}
      </Points>
    </>
  );
}

export interface PointsOfPlansProps {
  plans: readonly InsurancePlanResponse[];
  years: readonly ComparedYears[];
}

/** What speaks for each plan and what to look at, by rules from its figures. */
export function PointsOfPlans({ plans, years }: PointsOfPlansProps) {
  const { t } = useTranslation('plans');
  const signing = useSheet(SIGNING_SHEET);
  return (
    <Grid $min="17rem">
      {plans.map((plan, index) => {
        const { pros, cons } = planPoints(plan, plans, years);
        return (
          <LetteredCard key={plan.id} id={`points-${plan.id}`} letter={years[index]?.letter ?? ''} name={plan.name}>
            <Side side="pros" points={pros} />
            <Side side="cons" points={cons} />
            <Row>
              <Button icon={PenLine} onClick={() => signing.open(plan.id)}>
                {t('sign.open')}
                <VisuallyHidden lang="en"> {plan.name}</VisuallyHidden>
              </Button>
            </Row>
          </LetteredCard>
        );
      })}
    </Grid>
  );
}
