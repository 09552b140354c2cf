import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ExampleMarketplacePlan } from '@app/content/plans/example-marketplace-plans';
import { formatDollars } from '@web/base/formats/numbers';
import { ExplainedTerm } from '@web/shared/terms/explained-term';
import { Badge } from '@web/ui/badge';
import { Card } from '@web/ui/card';
import { Row } from '@web/ui/layout';
import { color, space, text } from '@web/ui/tokens';

const Box = styled(Card)`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  h4 {
    font-size: ${text[4]};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};
  dt {
    color: ${color.inkSoft};
    font-size: ${text[6]};
  }
  dd {
    margin: 0;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** Costs without a source say that they differ by plan; only the specification's own example figures are printed. */
export function ExamplePlanCard({ plan }: { plan: ExampleMarketplacePlan }) {
  const { t } = useTranslation('covered-california');
  const headingId = useId();
  const facts = [
    ['premium', formatDollars(plan.monthlyPremium), 'premium'],
    ['deductible', formatDollars(plan.deductible), 'deductible'],
    ['maximum', formatDollars(plan.maxOutOfPocket), 'out-of-pocket-maximum'],
    ['doctor', t('plans.varies'), null],
    ['specialist', t('plans.varies'), null],
    ['drugs', t('plans.varies'), null],
  ] as const;
  return (
    <Box as="article" aria-labelledby={headingId}>
      <Row $gap={2}>
        <Badge tone="warning">{t('plans.badge')}</Badge>
        <Badge tone="teal">{t(`plans.levels.${plan.level}.tier`)}</Badge>
      </Row>
      <h4 id={headingId}>{t(`plans.levels.${plan.level}.name`)}</h4>
      <p>{t(`plans.levels.${plan.level}.text`)}</p>
      <Facts>
        {facts.map(([fact, value, term]) => (
          <div key={fact}>
            <dt>
              {term ? <ExplainedTerm id={term}>{t(`plans.facts.${fact}`)}</ExplainedTerm> : t(`plans.facts.${fact}`)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Box>
  );
}
