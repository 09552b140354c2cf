import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { benefitState } from '@web/shared/plans/plan-facts';
import { Note } from '@web/ui/text';

/* A card tells the beginning of long source texts; the dialog has all of it. */
const Clamped = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  @media print {
    display: inline;
  }
`;

export interface BenefitWordsProps {
  plan: InsurancePlanResponse;
  benefit: PlanBenefit;
  isShort?: boolean;
}

/** "Included" and the source's own words, else "not covered" or "varies by plan". */
export function BenefitWords({ plan, benefit, isShort = false }: BenefitWordsProps) {
  const { t } = useTranslation('plans');
  const state = benefitState(plan, benefit);
  if (state === 'unknown') return <Note as="span">{t('unknown.benefit')}</Note>;
  if (state === 'not-covered') return <>{t('benefit.notCovered')}</>;
  const words = plan.benefits[benefit]?.text;
  if (!words) return <>{t('benefit.covered')}</>;
  const Box = isShort ? Clamped : 'span';
  return (
    <Box>
      {t('benefit.has')} · <span lang="en">{words}</span>
    </Box>
  );
}
