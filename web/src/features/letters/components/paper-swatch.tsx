import styled from 'styled-components';
import type { LetterColor } from '@app/content/records/letters';
import { color } from '@web/ui/tokens';
import { paperOf } from '../logic/paper-colors';

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
