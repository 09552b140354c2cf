import styled from 'styled-components';
import type { LetterColor } from '@app/content/records/letters';
import { color } from '@web/ui/tokens';

// Colors of paper, shown next to their names. Apart from tokens.ts, which every page loads: only letters are recognized by their color.
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
const paperOf = (color: LetterColor): string => PAPER[color];

const Paper = styled.span<{ $color: LetterColor }>`
  flex: none;
  width: 1.5rem;
  height: 1.125rem;
  border: 1px solid ${color.lineStrong};
  border-radius: 0.1875rem;
  background: ${({ $color }) => paperOf($color)};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/** A small sheet of paper; its color is always named next to it. */
export const PaperSwatch = ({ of }: { of: LetterColor }) => <Paper $color={of} aria-hidden="true" />;
