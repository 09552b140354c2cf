import { knownAmountsText, missingAmountsText } from '@app/benefits/figures/next-year';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '../use-today';
import { useFigures } from './use-figures';

/** Which amounts of next year are known and exactly which are missing, worked out of the figure tables. */
export function NextYearAmounts() {
  const language = useLanguage();
  const figures = useFigures();
  const year = Number(useToday().slice(0, 4)) + 1;
  const texts = [knownAmountsText(figures, year), missingAmountsText(figures, year)];
  return <>{texts.map((text) => text && <p key={text.en}>{text[language]}</p>)}</>;
}
