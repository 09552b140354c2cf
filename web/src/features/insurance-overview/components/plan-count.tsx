import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAN_PATHS } from '@app/contracts/http/plans';
import { withQuery } from '@web/shared/api/api-client';
import { usePlans } from '@web/shared/plans/use-plans';
import { SampleCount } from '@web/shared/provenance/sample-count';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { Card } from '@web/ui/card';
import { Row } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Placeholder } from '@web/ui/full-height-slot';
import { Note, VisuallyHidden } from '@web/ui/text';
import { space, text } from '@web/ui/tokens';

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  h2 {
    flex-basis: 100%;
    font-size: ${text[4]};
  }
`;

const Count = styled.p`
  b {
    font-size: ${text[1]};
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
    margin-inline-end: 0.375rem;
  }
`;

const ONE_PLAN = withQuery(PLAN_PATHS.plans, { limit: 1 });

/** Why no count is here; while it comes, a place as large as it is held, so that the button next to it does not move. */
function NotCounted({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('overview');
  if (!isWaiting) return <Note role="status">{t('dashboard.plans.unavailable')}</Note>;
  return (
    <>
      <VisuallyHidden role="status">{t('dashboard.plans.loading')}</VisuallyHidden>
      <Placeholder as={Count}>
        <b>100</b>
        {t('dashboard.plans.unit', { count: 100 })}
      </Placeholder>
    </>
  );
}

/** How many plans the database holds at this moment, never a number written down here. */
export function PlanCount() {
  const { t } = useTranslation('overview');
  const withTravellingZip = useWithZip();
  const language = useLanguage();
  const { answer, error } = usePlans(ONE_PLAN);
  const count = error ? null : answer?.total;
  const year = answer?.rows[0]?.planYear;
  return (
    <Box as="section" aria-labelledby="plan-count">
      <h2 id="plan-count">
        {t(year === undefined ? 'dashboard.plans.title' : 'dashboard.plans.titleOfYear', { year })}
      </h2>
      {typeof count === 'number' ? (
        <Count>
          <b>{formatNumber(count, language)}</b>
          {t('dashboard.plans.unit', { count })}
        </Count>
      ) : (
        <NotCounted isWaiting={count === undefined} />
      )}
      {typeof count === 'number' && <SampleCount path={PLAN_PATHS.plans} />}
      <Row data-no-print>
        <LinkButton to={withTravellingZip('/insurance-search')} iconAfter={ArrowRight}>
          {t('dashboard.plans.go')}
        </LinkButton>
      </Row>
    </Box>
  );
}
