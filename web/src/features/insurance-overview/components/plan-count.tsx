import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAN_PATHS } from '@app/contracts/http/plans';
import { withQuery } from '@web/shared/api/api-client';
import { useRecordCount } from '@web/shared/api/use-record-count';
import { SampleCount } from '@web/shared/provenance/sample-count';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { Card } from '@web/ui/card';
import { Row } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
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

/* As high while the plans are counted. */
const Count = styled.p`
  min-height: calc(${text[1]} * 1.5);
  b {
    font-size: ${text[1]};
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
    margin-inline-end: 0.375rem;
  }
`;

const ONE_PLAN = withQuery(PLAN_PATHS.plans, { limit: 1 });

/** How many plans the database holds at this moment, never a number written down here. */
export function PlanCount() {
  const { t } = useTranslation('overview');
  const withTravellingZip = useWithZip();
  const language = useLanguage();
  const { count } = useRecordCount(ONE_PLAN);
  return (
    <Box as="section" aria-labelledby="plan-count">
      <h2 id="plan-count">{t('dashboard.plans.title')}</h2>
      {typeof count === 'number' ? (
        <Count>
          <b>{formatNumber(count, language)}</b>
          {t('dashboard.plans.unit', { count })}
        </Count>
      ) : (
        <Count role="status">{count === null ? t('dashboard.plans.unavailable') : t('dashboard.plans.loading')}</Count>
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
