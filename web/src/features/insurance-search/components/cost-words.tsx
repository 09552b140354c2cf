import styled from 'styled-components';
import { costLines } from '@app/content/plan-costs/cost-words';
import { planService } from '@app/content/plan-costs/services';
import type { PlanCost, PlanCostCell } from '@app/contracts/http/plan-costs';
import { useLanguage } from '@web/base/i18n/use-language';
import { KnownFacts } from '@web/ui/known-facts';
import { color } from '@web/ui/tokens';

const Line = styled.span`
  display: block;
  small {
    display: block;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

/** Every line of a cost; one price inside the network needs no label. */
function CostWords({ cost }: { cost: PlanCost }) {
  const lines = costLines(cost, useLanguage());
  const isPlain = lines.length === 1;
  return (
    <>
      {lines.map(({ label, text }) => (
        <Line key={`${label} ${text}`}>
          {!isPlain && label && <small>{label}</small>}
          <span>{text}</span>
        </Line>
      ))}
    </>
  );
}

/** Service by service, in our names. */
export function CostFacts({ cells }: { cells: readonly PlanCostCell[] }) {
  const language = useLanguage();
  return (
    <KnownFacts
      facts={cells.map(({ service, cost }) => ({
        id: service,
        label: planService(service).label[language],
        value: cost && <CostWords cost={cost} />,
      }))}
    />
  );
}
