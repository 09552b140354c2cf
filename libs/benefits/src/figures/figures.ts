// Every dated figure. Rules take it as an argument, pages take it from web/src/shared/benefits: nothing else imports it.
import { CASH_AND_FOOD_FIGURES } from './cash-and-food.figures';
import { COVERED_CALIFORNIA_FIGURES } from './covered-california.figures';
import { EXTRA_HELP_FIGURES } from './extra-help.figures';
import type { FigureSet } from './figure';
import { HEADLINE_FIGURES } from './headline.figures';
import { IRMAA_FIGURES } from './irmaa.figures';
import { MEDI_CAL_FIGURES } from './medi-cal.figures';
import { MEDICARE_COSTS } from './medicare-costs.figures';
import { MEDICARE_RULES } from './medicare-rules.figures';
import { POVERTY_FIGURES } from './poverty.figures';

export const FIGURES = {
  ...HEADLINE_FIGURES,
  ...MEDICARE_COSTS,
  ...MEDICARE_RULES,
  ...IRMAA_FIGURES,
  ...POVERTY_FIGURES,
  ...MEDI_CAL_FIGURES,
  ...EXTRA_HELP_FIGURES,
  ...COVERED_CALIFORNIA_FIGURES,
  ...CASH_AND_FOOD_FIGURES,
} satisfies FigureSet;

export type FigureId = keyof typeof FIGURES;
