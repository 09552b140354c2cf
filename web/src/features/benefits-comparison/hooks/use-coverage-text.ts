import type { FigureId } from '@app/benefits/figures/figures';
import { fillPlaceholders } from '@app/contracts/http/placeholders';
import type { BilingualText } from '@app/contracts/http/errors';
import { keepTogether } from '@web/base/formats/keep-together';
import { useLanguage } from '@web/base/i18n/use-language';
import { useFigureText } from '@web/shared/benefits/use-figure-text';

/** A text of benefit-coverage.json with today's figures in it (a test holds every name against the figures). */
export function useCoverageText(): (text: BilingualText) => string {
  const language = useLanguage();
  const figure = useFigureText();
  return (text) => keepTogether(fillPlaceholders(text[language], (name) => figure(name as FigureId)));
}
