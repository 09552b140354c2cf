import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurerRecord } from '@app/content/records/insurers';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { medicarePageOf } from '@web/shared/plans/plan-facts';
import { PlanBadges, PlanMoney } from '@web/shared/plans/plan-words';
import { listSources } from '@web/shared/providers/list-sources';
import { Row, Stack } from '@web/ui/layout';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { color, space } from '@web/ui/tokens';
import { isUnconfirmed } from '@web/shared/provenance/curated';
import { useFirstPlans } from '../hooks/use-company-plans';
import { carrierOf } from '../logic/insurer-facts';
import { plansAddress } from '../logic/plans-address';
import { PlanAnswer } from './plan-answer';

const Rows = styled.ul`
  display: grid;
  & > li {
    display: grid;
    gap: ${space[1]};
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.line};
  }
`;

const Count = styled.p`
  font-weight: 700;
`;

function PlanRow({ plan }: { plan: InsurancePlanResponse }) {
  const { t } = useTranslation(['insurers', 'plans']);
  const page = medicarePageOf(plan);
  return (
    <li>
      <strong lang="en">{page ? <TextLink href={page}>{plan.name}</TextLink> : plan.name}</strong>
      <span>
        {t('plans:fields.monthlyPremium')} <PlanMoney amount={plan.monthlyPremium} />
        {' · '}
        {t('plans:fields.maxOutOfPocket')} <PlanMoney amount={plan.maxOutOfPocket} />
      </span>
      <Row $gap={2}>
        <PlanBadges plan={plan} />
      </Row>
    </li>
  );
}

/** What the company sells: by its own record in words, by the plan records with counts. */
export function PlansTab({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation(['insurers', 'plans']);
  const language = useLanguage();
  const carrier = carrierOf(insurer);
  const plans = useFirstPlans(carrier);
  const year = plans.answer?.rows[0]?.planYear;
  return (
    <Stack>
      {insurer.planTypes.length > 0 && (
        <p>
          {t('plans.kinds', { kinds: insurer.planTypes.map((kind) => kind[language]).join(', ') })}
          {isUnconfirmed(insurer, 'planTypes') && <> {t('unconfirmed')}</>}
        </p>
      )}
      {insurer.id === 'health-net' && <Note>{t('plans.wellcare')}</Note>}
      <PlanAnswer plans={plans}>
        {({ rows, total }) => (
          <>
            <Count>{t('plans.count', { count: total, shown: formatNumber(total, language), year })}</Count>
            <Rows>
              {rows.map((plan) => (
                <PlanRow key={plan.id} plan={plan} />
              ))}
            </Rows>
            <Note>{t('plans:card.partB')}</Note>
            {total > rows.length && <TextLink to={plansAddress(insurer)}>{t('plans.all', { count: total })}</TextLink>}
            {listSources(rows, 1).map((provenance) => (
              <ProvenanceLine key={provenance.sourceUrl} provenance={provenance} />
            ))}
          </>
        )}
      </PlanAnswer>
    </Stack>
  );
}
