// The few figures of the home page: the same context, without loading the other tables.
import { useContext } from 'react';
import { HEADLINE_FIGURES } from '@app/benefits/figures/headline.figures';
import type { Figures } from '@app/benefits/programs/rule';
import { FiguresContext } from './figures-context';

export type HeadlineFigures = Pick<Figures, keyof typeof HEADLINE_FIGURES>;

export function useHeadlineFigures(): HeadlineFigures {
  return useContext(FiguresContext) ?? HEADLINE_FIGURES;
}
