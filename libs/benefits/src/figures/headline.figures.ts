// The figures the home page shows: apart from the other tables, so that the home page loads only these.
import { figures } from './headline.figures.json';
import { figuresOf } from './rows';

export const HEADLINE_FIGURES = figuresOf(figures);
