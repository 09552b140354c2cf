import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { color, text } from '@web/ui/tokens';

const Figures = styled.dl`
  grid-area: figures;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.375rem 0.5rem;
  dt {
    color: ${color.inkSoft};
    font-size: ${text[6]};
    line-height: 1.3;
  }
  dd {
    font-size: ${text.row};
    font-weight: 700;
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }
  & > :first-child dd {
    color: ${color.teal700};
  }
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The three sums of a plan; what its source does not state is left out. */
export function PlanFigures({ plan }: { plan: InsurancePlanResponse }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { category, monthlyPremium, maxOutOfPocket, drugDeductible, partBReduction = null } = plan;
  const figures = [
    { id: 'premium', amount: monthlyPremium },
    category === 'drug' ? { id: 'drugDeductible', amount: drugDeductible } : { id: 'maximum', amount: maxOutOfPocket },
    { id: 'partB', amount: partBReduction },
  ];
  return (
    <Figures>
      {figures.map(
        ({ id, amount }) =>
          amount !== null && (
            <div key={id}>
              <dt>{t(`row.${id}`)}</dt>
              <dd>{formatDollarsInText(amount, language)}</dd>
            </div>
          ),
      )}
    </Figures>
  );
}
