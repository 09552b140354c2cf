import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { letterOf } from '@web/shared/plan-years/compared-years';
import { Letter } from '@web/shared/plan-years/letter';
import { Button } from '@web/ui/button';
import { VisuallyHidden } from '@web/ui/text';
import { color } from '@web/ui/tokens';
import { PlanCompany } from './plan-company';

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

export interface ChosenPlansProps {
  plans: readonly InsurancePlanResponse[];
  onDetails: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Which plan is A, B, C or D; its name opens everything known of it. */
export function ChosenPlans({ plans, onDetails, onRemove }: ChosenPlansProps) {
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
