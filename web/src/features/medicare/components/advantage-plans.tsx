import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAN_PATHS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { withQuery } from '@web/shared/api/api-client';
import { formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { PlanBadges, PlanMoney } from '@web/shared/plans/plan-words';
import { usePlans } from '@web/shared/plans/use-plans';
import { Card } from '@web/ui/card';
import { ErrorState } from '@web/ui/error-state';
import { CardGrid, Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { LoadingText } from '@web/ui/loading-text';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Note } from '@web/ui/text';
import { space, text } from '@web/ui/tokens';

const SHOWN = 3;
const PLANS = withQuery(PLAN_PATHS.plans, { type: 'medicare-advantage', limit: SHOWN });

const PlanCard = styled(Card)`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  justify-items: start;
  h4 {
    font-size: ${text[4]};
  }
`;

function ExamplePlan({ plan }: { plan: InsurancePlanResponse }) {
  const { t } = useTranslation(['medicare', 'plans']);
  return (
    <PlanCard as="article">
      <h4 lang="en">{plan.name}</h4>
      <Note lang="en">{plan.carrier}</Note>
      <Row $gap={2}>
        <PlanBadges plan={plan} />
      </Row>
      <p>
        {t('plans:fields.monthlyPremium')} <PlanMoney amount={plan.monthlyPremium} />
      </p>
      <p>
        {t('plans:fields.maxOutOfPocket')} <PlanMoney amount={plan.maxOutOfPocket} />
      </p>
      <Note>{t('advantage.year', { year: plan.planYear })}</Note>
      <LinkButton
        to={withQuery('/insurance-search', { q: `${plan.contractId}-${plan.planId}` })}
        iconAfter={ArrowRight}
      >
        {t('advantage.details')}
      </LinkButton>
      <ProvenanceLine provenance={plan.provenance} />
    </PlanCard>
  );
}

/** Three plans of the database, in its own order: examples of what Part C looks like, recommendations of nobody. */
export function AdvantagePlans() {
  const { t } = useTranslation('medicare');
  const language = useLanguage();
  const { answer, error, askAgain } = usePlans(PLANS);
  if (error) {
    return (
      <ErrorState title={t('advantage.failed')} onRetry={askAgain}>
        <p>{t('advantage.failedText')}</p>
      </ErrorState>
    );
  }
  if (!answer) return <LoadingText>{t('advantage.loading')}</LoadingText>;
  const count = formatNumber(answer.total, language);
  return (
    <Stack>
      <p>{t('advantage.text')}</p>
      {answer.rows.length === 0 ? (
        <p>{t('advantage.none')}</p>
      ) : (
        <>
          <p>{t('advantage.lead', { count: answer.total, shown: count })}</p>
          <CardGrid $of={3}>
            {answer.rows.slice(0, SHOWN).map((plan) => (
              <ExamplePlan key={plan.id} plan={plan} />
            ))}
          </CardGrid>
          <Row data-no-print>
            <LinkButton to="/insurance-search?type=medicare-advantage" iconAfter={ArrowRight}>
              {t('advantage.all')}
            </LinkButton>
          </Row>
        </>
      )}
    </Stack>
  );
}
