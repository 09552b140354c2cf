import { ArrowRight, Check, CircleCheck, CircleHelp, Minus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';
import { color, text } from './tokens';

/** may: possibly eligible. have: has it already. after: follows another program. unlikely: no red, only grey. unknown: no answer. */
export type Outcome = 'may' | 'have' | 'after' | 'unlikely' | 'unknown';

export const OUTCOME_ICONS: Record<Outcome, LucideIcon> = {
  may: CircleCheck,
  have: Check,
  after: ArrowRight,
  unlikely: Minus,
  unknown: CircleHelp,
};

export const OUTCOME_COLORS: Record<Outcome, string> = {
  may: color.success,
  have: color.teal700,
  after: color.teal700,
  unlikely: color.inkSoft,
  unknown: color.inkSoft,
};

const Mark = styled.span<{ $outcome: Outcome }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  font-size: ${text[6]};
  font-weight: ${({ $outcome }) => ($outcome === 'unlikely' || $outcome === 'unknown' ? 400 : 700)};
  line-height: 1.4;
  color: ${({ $outcome }) => OUTCOME_COLORS[$outcome]};
  svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 2.25;
  }
`;

/** A word with an icon; the colour never says more than the word. */
export function OutcomeMark({ outcome, children }: { outcome: Outcome; children: ReactNode }) {
  return (
    <Mark $outcome={outcome}>
      <Icon of={OUTCOME_ICONS[outcome]} />
      {children}
    </Mark>
  );
}
