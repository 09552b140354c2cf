// The limits at which the bands of savings are drawn: the question names the sums, so that no one has to tell an amount.
import { figureOn } from '@app/benefits/figures/figure';
import type { FigureId } from '@app/benefits/figures/figures';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';

/** @returns dollars as text: Extra Help's limit with burial money, and Medi-Cal's */
export function useAssetLimits(size: number, isCouple: boolean): { low: string; high: string } {
  const figures = useFigures();
  const language = useLanguage();
  const today = useToday();
  const of = (id: FigureId): number => figureOn(figures, id, today)?.value ?? 0;
  const high = of('mediCalAssetsOne') + of('mediCalAssetsEachMore') * (size - 1);
  const low = of(isCouple ? 'extraHelpResourcesBurialCouple' : 'extraHelpResourcesBurialOne');
  return { low: formatDollarsInText(low, language), high: formatDollarsInText(high, language) };
}
