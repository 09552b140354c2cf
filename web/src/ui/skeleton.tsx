import styled, { keyframes } from 'styled-components';
import { color, motion } from './tokens';

const breathe = keyframes`to { opacity: .4; }`;

const Box = styled.div`
  display: grid;
  gap: 0.75rem;
`;

const Line = styled.span`
  display: block;
  height: 1.125rem;
  border-radius: 0.375rem;
  background: ${color.line};
  opacity: 0.75;
  animation: ${breathe} 1.6s ${motion.ease} infinite alternate;
  &:last-child:not(:first-child) {
    width: 62%;
  }
`;

/** The shape of text that is on its way. Silent: put a LoadingText next to it. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <Box aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Line key={index} />
      ))}
    </Box>
  );
}
