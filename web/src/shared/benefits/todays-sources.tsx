// The source line of figures that are inside sentences. Screens that show it load the `benefits` namespace.
import { figureOn } from '@app/benefits/figures/figure';
import type { FigureId } from '@app/benefits/figures/figures';
import { useToday } from '../use-today';
import { FigureSources } from './figure-sources';
import { useFigures } from './use-figures';

/** Where the rows come from that hold today; figures without one have none to name. */
export function TodaysSources({ ids }: { ids: readonly FigureId[] }) {
  const figures = useFigures();
  const today = useToday();
  return <FigureSources rows={ids.flatMap((id) => figureOn(figures, id, today)?.row ?? [])} />;
}
