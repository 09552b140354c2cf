import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { useLanguage } from '@web/shared/i18n/use-language';
import { specialNeeds } from '@web/shared/plans/plan-facts';
import { NetworkSentence, PlanBadges, PlanMoney } from '@web/shared/plans/plan-words';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Row } from '@web/ui/layout';
import { Note, VisuallyHidden } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import { planArea } from '../logic/plan-area';
import { shownBenefits } from '../logic/shown-benefits';
import { BenefitWords } from './benefit-words';

const Sheet = styled(Card)`
  display: grid;
  gap: ${space[3]};
  grid-template-rows: auto auto auto auto 1fr auto;
`;

const Name = styled.h3`
  font-size: ${text.lead};
  overflow-wrap: break-word;
`;

const Premium = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  align-items: baseline;
  b {
    font-size: ${text[2]};
    line-height: 1.2;
  }
`;

const Figures = styled.dl`
  display: grid;
  align-content: start;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    justify-content: space-between;
    padding-block: 0.375rem;
    border-block-start: 1px solid ${color.line};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text[6]};
  }
  dd {
    font-weight: 700;
  }
`;

const Benefits = styled.dl`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.line};
  font-size: ${text[6]};
  dt {
    font-weight: 700;
  }
`;

export interface PlanCardProps {
  plan: InsurancePlanResponse;
  /** Benefits the visitor asked for; they stand first. */
  asked: readonly PlanBenefit[];
  /** Counties of the searched ZIP. */
  counties: readonly string[];
  onDetails: () => void;
}

function Area({ plan, counties }: Pick<PlanCardProps, 'plan' | 'counties'>) {
  const { t } = useTranslation('plans');
  const { isStatewide, shown, more } = planArea(plan, counties, useLanguage());
  if (isStatewide) return <>{t('area.statewide')}</>;
  if (shown.length === 0) return <>{t('unknown.area')}</>;
  const words = shown.join(', ');
  return <>{more > 0 ? t('area.more', { counties: words, count: more }) : words}</>;
}

function MoneyRows({ plan }: Pick<PlanCardProps, 'plan'>) {
  const { t } = useTranslation('plans');
  const isDrugPlan = plan.category === 'drug';
  return (
    <Figures>
      {!isDrugPlan && (
        <>
          <div>
            <dt>{t('fields.deductible')}</dt>
            <dd>
              <PlanMoney amount={plan.deductible} />
            </dd>
          </div>
          <div>
            <dt>{t('fields.maxOutOfPocket')}</dt>
            <dd>
              <PlanMoney amount={plan.maxOutOfPocket} />
            </dd>
          </div>
        </>
      )}
      {plan.hasDrugCoverage !== false && (
        <div>
          <dt>{t('fields.drugDeductible')}</dt>
          <dd>
            <PlanMoney amount={plan.drugDeductible} />
          </dd>
        </div>
      )}
    </Figures>
  );
}

function BenefitRows({ plan, asked }: Pick<PlanCardProps, 'plan' | 'asked'>) {
  const { t } = useTranslation('plans');
  const benefits = shownBenefits(plan, asked);
  // A stand-alone drug plan sells no extras: nothing to say is not the same as "varies".
  if (benefits.length === 0) return plan.category === 'drug' ? <div /> : <Note>{t('unknown.benefits')}</Note>;
  return (
    <Benefits>
      {benefits.map((benefit) => (
        <div key={benefit}>
          <dt>{t(`benefits.${benefit}`)}</dt>
          <dd>
            <BenefitWords plan={plan} benefit={benefit} isShort />
          </dd>
        </div>
      ))}
    </Benefits>
  );
}

export function PlanCard({ plan, asked, counties, onDetails }: PlanCardProps) {
  const { t } = useTranslation('plans');
  const who = specialNeeds(plan);
  return (
    <Sheet as="li" data-keep-together>
      <Row $gap={2}>
        <PlanBadges plan={plan} />
      </Row>
      <div>
        <Name lang="en">{plan.name}</Name>
        <Note>
          <span lang="en">{plan.carrier}</span>
          {' · '}
          {t(`types.${plan.type}`)}
        </Note>
        <Note>
          <Area plan={plan} counties={counties} />
        </Note>
      </div>
      <div>
        <Premium>
          <b>
            <PlanMoney amount={plan.monthlyPremium} />
          </b>
          {t('card.perMonth')}
        </Premium>
        <Note>{t('card.partB')}</Note>
      </div>
      <MoneyRows plan={plan} />
      <div>
        <BenefitRows plan={plan} asked={asked} />
        <Note style={{ marginBlockStart: space[2] }}>
          {who ? t(`who.${who}.sentence`) : <NetworkSentence plan={plan} />}
        </Note>
      </div>
      <Row data-no-print>
        <Button icon={FileText} aria-haspopup="dialog" onClick={onDetails}>
          {t('card.details')}
          <VisuallyHidden lang="en">{` ${plan.name}`}</VisuallyHidden>
        </Button>
      </Row>
    </Sheet>
  );
}
