// The words of a plan that need a decision: money that may be unknown, stars with their year, who may join, sample mark.
import { Star, TriangleAlert, UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { Badge } from '@web/ui/badge';
import { SampleBadge } from '@web/ui/sample-badge';
import { Figure, Note } from '@web/ui/text';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { networkKind, specialNeeds } from './plan-facts';

type Plan = InsurancePlanResponse;

/** Dollars, or "unknown": a plan without a figure is never a plan for nothing. */
export function PlanMoney({ amount }: { amount: number | null }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  if (amount === null) return <Note as="span">{t('unknown.money')}</Note>;
  return <Figure>{formatDollarsInText(amount, language)}</Figure>;
}

/** Kind as CMS writes it, stars of their year, whom it takes, and whether it is invented. */
export function PlanBadges({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const who = specialNeeds(plan);
  return (
    <>
      {plan.planType && <Badge tone="teal">{plan.planType}</Badge>}
      {plan.starRating !== null && (
        <Badge tone="neutral" icon={Star}>
          {t('stars.of', { stars: plan.starRating.toFixed(1), year: plan.planYear })}
        </Badge>
      )}
      {who && (
        <Badge tone="info" icon={UserRoundCheck}>
          {t(`who.${who}.badge`)}
        </Badge>
      )}
      {plan.provenance.isStale && (
        <Badge tone="warning" icon={TriangleAlert}>
          {t('marks.stale')}
        </Badge>
      )}
      {plan.origin === 'sample' && <SampleBadge />}
    </>
  );
}

/** One sentence on how doctors are reached; nothing for kinds we cannot explain. */
export function NetworkSentence({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const kind = networkKind(plan);
  return kind && <>{t(`network.${kind}`)}</>;
}
