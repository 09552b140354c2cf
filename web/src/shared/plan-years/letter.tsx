import styled from 'styled-components';
import { color, text } from '@web/ui/tokens';

const Disc = styled.span<{ $isBest: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border: 2px solid ${color.teal700};
  border-radius: 50%;
  background: ${({ $isBest }) => ($isBest ? color.teal700 : color.surface)};
  color: ${({ $isBest }) => ($isBest ? color.surface : color.teal700)};
  font-size: ${text[6]};
  font-weight: 700;
  line-height: 1;
`;

/** A, B, C, D: the short name of a plan on a comparison. */
export function Letter({ children, isBest = false }: { children: string; isBest?: boolean }) {
  return <Disc $isBest={isBest}>{children}</Disc>;
}
