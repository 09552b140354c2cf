// Carries figures other than the tables' own to everything below it; null = the tables. Apart from use-figures.ts, so that
// the home page can read a few figures without loading all of them.
import { createContext } from 'react';
import type { Figures } from '@app/benefits/programs/rule';

export const FiguresContext = createContext<Figures | null>(null);
