// The law's amounts of a plan year from the dated figures (docs/facts/policy.md#medicare-amounts, #extra-help).
import type { ExtraHelpLevel } from '@app/contracts/http/drug-costs';
import { EXTRA_HELP_COPAYS } from '../costs/drug-lines';
import { figureOn } from '../figures/figure';
import type { FigureId } from '../figures/figures';
import type { Figures } from '../programs/rule';
import type { DrugYearRules } from './drug-plan';

/** @returns null when a figure of the year is unknown: nothing can be summed up */
export function drugYearRules(figures: Figures, year: number, level: ExtraHelpLevel): DrugYearRules | null {
  const amount = (id: FigureId): number | null => {
    const found = figureOn(figures, id, `${year}-01-01`);
    return found && !found.isOld ? found.value : null;
  };
  const [cap, insulinMonthlyCap] = [amount('partDOutOfPocketCap'), amount('insulinMonthlyCap')];
  if (cap === null || insulinMonthlyCap === null) return null;
  const law = { cap, insulinMonthlyCap };
  if (level === 'none') return { ...law, extraHelp: null };
  if (level === 'institution') return { ...law, extraHelp: { generic: 0, brand: 0 } };
  const [generic, brand] = [amount(EXTRA_HELP_COPAYS[level].generic), amount(EXTRA_HELP_COPAYS[level].brand)];
  return generic === null || brand === null ? null : { ...law, extraHelp: { generic, brand } };
}
