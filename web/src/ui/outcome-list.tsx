import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';
import { OutcomeMark } from './outcome-mark';
import type { Outcome } from './outcome-mark';
import { color, shape, text } from './tokens';

export interface OutcomeLine {
  id: string;
  name: ReactNode;
  outcome: Outcome;
  /** The word of the outcome. */
  state: ReactNode;
  /** One line: the reason, with its figure. */
  why?: ReactNode;
  /** Link or button of the next step. */
  step?: ReactNode;
}

const Lines = styled.ul`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0.125rem 0.75rem;
  padding: 0.75rem 1rem;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  b {
    line-height: 1.4;
  }
  & > div {
    flex: 1 0 100%;
    font-size: ${text[6]};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  @container page (min-width: 46rem) {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr) auto;
    & > div {
      grid-column: 2;
      grid-row: 1;
    }
    & > :nth-child(2) {
      grid-column: 3;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

/** "함께 알아볼 것": one line a program, each with its own outcome. */
export function OutcomeList({ lines }: { lines: readonly OutcomeLine[] }) {
  return (
    <Lines>
      {lines.map(({ id, name, outcome, state, why, step }) => (
        <Line key={id}>
          <b>{name}</b>
          <OutcomeMark outcome={outcome}>{state}</OutcomeMark>
          {(why || step) && (
            <div>
              <span>{why}</span> <span>{step}</span>
            </div>
          )}
        </Line>
      ))}
    </Lines>
  );
}

export interface FlipLine {
  id: string;
  icon: LucideIcon;
  text: ReactNode;
}

const Flips = styled.ul`
  display: grid;
  gap: 0.5rem;
  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: 0.625rem;
    line-height: 1.5;
  }
  svg {
    margin-block-start: 0.125rem;
    color: ${color.persimmon700};
  }
`;

/** "이러면 결과가 달라집니다": true changes only, one line each. */
export function FlipList({ flips }: { flips: readonly FlipLine[] }) {
  return (
    <Flips>
      {flips.map(({ id, icon, text: words }) => (
        <li key={id}>
          <Icon of={icon} />
          <span>{words}</span>
        </li>
      ))}
    </Flips>
  );
}
