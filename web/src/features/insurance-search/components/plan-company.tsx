import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { carrierText } from '@app/content/plans/carrier-names';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useLanguage } from '@web/base/i18n/use-language';
import { specialNeeds } from '@web/shared/plans/plan-facts';
import { Badge } from '@web/ui/badge';
import { Icon } from '@web/ui/icon';
import { SampleMark } from '@web/ui/sample-mark';
import { VisuallyHidden } from '@web/ui/text';
import { color, text } from '@web/ui/tokens';

const Company = styled.p`
  grid-area: company;
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 0.5rem;
  align-items: center;
  max-width: none;
  font-size: ${text[6]};
  line-height: 1.4;
  color: ${color.inkSoft};
  b {
    display: inline-flex;
    gap: 0.1875rem;
    align-items: center;
    color: ${color.ink};
    font-weight: 400;
    svg {
      width: 1.125rem;
      height: 1.125rem;
      fill: currentColor;
      color: ${color.persimmon600};
    }
  }
`;

/** Who sells a plan: its kind, its company, its stars, whom it is for. */
export function PlanCompany({ plan }: { plan: InsurancePlanResponse }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { carrier, planType, starRating, origin } = plan;
  const who = specialNeeds(plan);
  const name = carrierText(carrier, language);
  return (
    <Company>
      {planType && <Badge tone="teal">{planType.replace(/ [CDI]-SNP$/, '')}</Badge>}
      <span lang={name === carrier ? 'en' : undefined}>{name}</span>
      {starRating !== null && (
        <b>
          <Icon of={Star} />
          <VisuallyHidden>{t('row.stars')} </VisuallyHidden>
          {starRating.toFixed(1)}
        </b>
      )}
      {who && <Badge tone="info">{t(`who.${who}.badge`)}</Badge>}
      {origin === 'sample' && <SampleMark />}
    </Company>
  );
}
