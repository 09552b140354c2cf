// The only way a page gets at the dated figures: a test swaps them all by FiguresContext and sees the page change.
import { useContext } from 'react';
import { FIGURES } from '@app/benefits/figures/figures';
import type { Figures } from '@app/benefits/programs/rule';
import { FiguresContext } from './figures-context';

export function useFigures(): Figures {
  return useContext(FiguresContext) ?? FIGURES;
}
