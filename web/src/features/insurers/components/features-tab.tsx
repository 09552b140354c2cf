import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurerRecord } from '@app/content/records/insurers';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { color, space } from '@web/ui/tokens';
import { useAllPlans } from '../hooks/use-company-plans';
import { carrierOf } from '../logic/insurer-facts';
import { benefitCount } from '../logic/plan-summary';
import { PlanAnswer } from './plan-answer';

/** The specification's features that a plan benefit answers; the other two are words of their own. */
const COUNTED = ['telehealth', 'prescription', 'dental', 'vision'] as const satisfies readonly PlanBenefit[];

const List = styled.dl`
  display: grid;
  & > div {
    display: grid;
    gap: 0 ${space[4]};
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
  dt {
    font-weight: 700;
  }
  @container page (max-width: 30rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

function CountWords({ plans, benefit }: { plans: readonly InsurancePlanResponse[]; benefit: PlanBenefit }) {
  const { t } = useTranslation('insurers');
  const { covered, stated } = benefitCount(plans, benefit);
  if (stated === 0) return <Note as="span">{t('features.unknown')}</Note>;
  return <>{t('features.count', { covered, stated })}</>;
}

/** Six features: known ones with the counts behind them, the rest said to be unknown. */
export function FeaturesTab({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const plans = useAllPlans(carrierOf(insurer));
  const isIntegrated = insurer.kind === 'integrated-hmo';
  return (
    <PlanAnswer plans={plans}>
      {({ rows }) => (
        <Stack>
          <List>
            <div>
              <dt>{t('features.integrated')}</dt>
              <dd>{isIntegrated ? t('features.integratedYes') : <Note as="span">{t('features.unknown')}</Note>}</dd>
            </div>
            {COUNTED.map((benefit) => (
              <div key={benefit}>
                <dt>{t(`features.${benefit}`)}</dt>
                <dd>
                  <CountWords plans={rows} benefit={benefit} />
                </dd>
              </div>
            ))}
            <div>
              <dt>{t('features.mental')}</dt>
              <dd>
                <Note as="span">{t('features.unknown')}</Note>
              </dd>
            </div>
          </List>
          <Note>{t('features.note', { year: rows[0]?.planYear })}</Note>
        </Stack>
      )}
    </PlanAnswer>
  );
}
