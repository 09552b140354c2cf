// Original Medicare with a drug plan, the yardstick: the year's deductibles (docs/facts/policy.md#medicare-amounts). Its 20% has no
// yearly limit, and no source states the price it is a share of: it is said, not counted.
import type { CostLine, YearCost, YearKind } from '@app/contracts/http/year-costs';
import { YEAR_KINDS } from '@app/contracts/http/year-costs';
import { figureOn } from '../figures/figure';
import type { FigureId } from '../figures/figures';
import type { PartOfYear } from './care-lines';
import { counted, mostOf, notCounted, paid } from './cost-line';
import { carePayer } from './costed-plan';
import type { CostedPlan, Costing } from './costed-plan';
import { drugsOf } from './drug-lines';
import { partBLine, planPremiumLines, surchargeLine } from './premium-lines';
import { HOSPITAL_STAYS } from './usage';
import { yearOf } from './year-cost';

function figureLine(code: CostLine['code'], count: number, id: FigureId, costing: Costing): CostLine {
  const payer = carePayer(costing.person.help);
  if (payer) return paid(code, count, payer, { figure: id });
  const found = figureOn(costing.figures, id, costing.on);
  return found
    ? counted(code, count, found.value, { figure: id })
    : notCounted(code, count, 'not-stated', null, { figure: id });
}

function careOfOriginal(year: YearKind, costing: Costing): PartOfYear {
  const payer = carePayer(costing.person.help);
  const share = { figure: 'partBCoinsurance' };
  const lines = [
    ...(year === 'very-ill' ? [figureLine('part-a-deductible', HOSPITAL_STAYS, 'partADeductible', costing)] : []),
    figureLine('part-b-deductible', 1, 'partBDeductible', costing),
    payer ? paid('part-b-coinsurance', 1, payer, share) : notCounted('part-b-coinsurance', 1, 'percent', null, share),
  ];
  return { lines, atMost: mostOf(lines) };
}

/** @param drugPlan of the county; null where none is sold, and medicines then cost what they cost */
export function originalYears(drugPlan: CostedPlan | null, costing: Costing): YearCost[] {
  return YEAR_KINDS.map((year) => {
    const care = careOfOriginal(year, costing);
    if (!drugPlan) return yearOf(year, [partBLine(costing)], [care]);
    const premiums = [
      partBLine(costing),
      ...planPremiumLines(drugPlan, costing, 'drug-plan-premium'),
      ...surchargeLine(drugPlan, costing),
    ];
    return yearOf(year, premiums, [care, drugsOf(drugPlan, year, costing)]);
  });
}
