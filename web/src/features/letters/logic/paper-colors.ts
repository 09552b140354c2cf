// Colors of paper, shown next to their names. Apart from tokens.ts, which every page loads: only letters are told by their color.
import type { LetterColor } from '@app/content/records/letters';

const PAPER: Readonly<Record<LetterColor, string>> = {
  yellow: '#F6D84A',
  blue: '#8FBBEA',
  purple: '#B79AD9',
  green: '#9BD0A0',
  gray: '#B9BCC2',
  orange: '#F4A861',
  tan: '#D9BF94',
  white: '#FFFFFF',
  multi: 'linear-gradient(90deg, #C5373C 34%, #FFFFFF 34% 66%, #2F5FA8 66%)',
};

/** A CSS background. */
export const paperOf = (color: LetterColor): string => PAPER[color];
