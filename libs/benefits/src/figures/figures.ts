// Every dated figure. Rules take it as an argument, pages take it from web/src/shared/benefits: nothing else imports it.
import { figures as cashAndFood } from './cash-and-food.figures.json';
import { figures as coveredCalifornia } from './covered-california.figures.json';
import { figures as extraHelp } from './extra-help.figures.json';
import type { FigureSet } from './figure';
import { HEADLINE_FIGURES } from './headline.figures';
import { figures as irmaa } from './irmaa.figures.json';
import { figures as mediCal } from './medi-cal.figures.json';
import { figures as medicareCosts } from './medicare-costs.figures.json';
import { figures as medicareRules } from './medicare-rules.figures.json';
import { figures as poverty } from './poverty.figures.json';
import { figuresOf } from './rows';

export const FIGURES = {
  ...HEADLINE_FIGURES,
  ...figuresOf(medicareCosts),
  ...figuresOf(medicareRules),
  ...figuresOf(irmaa),
  ...figuresOf(poverty),
  ...figuresOf(mediCal),
  ...figuresOf(extraHelp),
  ...figuresOf(coveredCalifornia),
  ...figuresOf(cashAndFood),
} satisfies FigureSet;

export type FigureId = keyof typeof FIGURES;
