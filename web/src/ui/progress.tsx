import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, motion, shape, text as size } from './tokens';

export interface ProgressProps {
  /** What is being done, for screen readers. */
  label: string;
  value: number;
  /** null: how much there is is not known yet. */
  max: number | null;
  /** The counts in words; a bar is never alone. */
  text: ReactNode;
  /** Right end of the text line, e.g. how long it may take. */
  note?: ReactNode;
}

const Box = styled.div`
  display: grid;
  gap: 0.5rem;
`;

const Track = styled.div`
  height: 0.75rem;
  border-radius: ${shape.pill};
  background: ${color.line};
  overflow: clip;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const wander = keyframes`from { margin-inline-start: -30%; } to { margin-inline-start: 100%; }`;

const Bar = styled.div<{ $isKnown: boolean }>`
  height: 100%;
  border-radius: inherit;
  background: ${color.teal600};
  transition: width ${motion.calm} ${motion.ease};
  animation: ${({ $isKnown }) => ($isKnown ? 'none' : wander)} 1.8s linear infinite;
  @media (forced-colors: active) {
    background: Highlight;
  }
  @media print {
    print-color-adjust: exact;
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  font-size: ${size[6]};
`;

export function Progress({ label, value, max, text, note }: ProgressProps) {
  const isKnown = max !== null && max > 0;
  const percent = isKnown ? Math.min(100, Math.round((value / max) * 100)) : 30;
  return (
    <Box>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={isKnown ? max : undefined}
        aria-valuenow={isKnown ? Math.min(value, max) : undefined}
        aria-valuetext={typeof text === 'string' ? text : undefined}
      >
        <Bar $isKnown={isKnown} style={{ width: `${percent}%` }} />
      </Track>
      <Words>
        <span>{text}</span>
        {note && <span>{note}</span>}
      </Words>
    </Box>
  );
}
