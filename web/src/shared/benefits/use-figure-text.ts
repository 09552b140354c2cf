// One dated figure inside a sentence: "2,100달러" / "$2,100". Screens that use it load the `benefits` namespace.
import { useTranslation } from 'react-i18next';
import { figureOn } from '@app/benefits/figures/figure';
import type { FigureId } from '@app/benefits/figures/figures';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '../use-today';
import { formatAmount } from './amount';
import { useFigures } from './use-figures';

/**
 * How a figure reads today, or on the ISO date given: rules that begin later have no row yet today. The last known amount says its year when this year's is not loaded; a figure that no one
 * has seen reads "being verified".
 */
export function useFigureText(): (id: FigureId, on?: string) => string {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  const today = useToday();
  const figures = useFigures();
  return (id, on = today) => {
    const found = figureOn(figures, id, on);
    if (!found) return t('table.unconfirmed');
    const { value, unit, row, isOld } = found;
    const text = unit.startsWith('usd') ? formatDollarsInText(value, language) : formatAmount(value, unit, language, t);
    return isOld ? t('table.ofYear', { text, year: row.year }) : text;
  };
}
