import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';
import { OUTCOME_COLORS, OUTCOME_ICONS } from './outcome-mark';
import type { Outcome } from './outcome-mark';
import { color, shape, text } from './tokens';

export interface Verdict {
  id: string;
  outcome: Outcome;
  /** "메디캘" */
  name: ReactNode;
  /** "Medi-Cal", in the lighter weight. */
  otherName?: string;
  /** "해당될 수 있습니다" */
  state: ReactNode;
  /** One line: "기준 1,836달러보다 456달러 적습니다." */
  why?: ReactNode;
}

const Cards = styled.ul`
  display: grid;
  gap: 0.625rem;
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Box = styled.li<{ $outcome: Outcome }>`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  align-content: start;
  gap: 0 0.875rem;
  padding: 0.875rem 1rem;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  & > p {
    grid-column: 2;
    max-width: none;
  }
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
    & > p {
      grid-column: 1;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

const TINTS: Record<Outcome, string> = {
  may: color.success100,
  have: color.teal100,
  after: color.teal100,
  unlikely: color.sunken,
  unknown: color.sunken,
};

const Disc = styled.span<{ $outcome: Outcome }>`
  grid-row: span 3;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: ${({ $outcome }) => TINTS[$outcome]};
  color: ${({ $outcome }) => OUTCOME_COLORS[$outcome]};
  @media print {
    print-color-adjust: exact;
  }
  @container page (max-width: 18rem) {
    display: none;
  }
`;

const Name = styled.p`
  font-size: ${text.row};
  font-weight: 700;
  line-height: 1.35;
  span + span {
    font-size: ${text[6]};
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

const State = styled.p<{ $outcome: Outcome }>`
  font-weight: 700;
  line-height: 1.4;
  color: ${({ $outcome }) => OUTCOME_COLORS[$outcome]};
`;

const Why = styled.p`
  font-size: ${text[6]};
  line-height: 1.5;
  color: ${color.inkSoft};
`;

/** The (at most three) reasons of an answer, each with its own outcome. */
export function VerdictCards({ verdicts }: { verdicts: readonly Verdict[] }) {
  return (
    <Cards>
      {verdicts.map(({ id, outcome, name, otherName, state, why }) => (
        <Box key={id} $outcome={outcome}>
          <Disc $outcome={outcome}>
            <Icon of={OUTCOME_ICONS[outcome]} />
          </Disc>
          <Name>
            <span>{name}</span> {otherName && <span lang="en">{otherName}</span>}
          </Name>
          <State $outcome={outcome}>{state}</State>
          {why && <Why>{why}</Why>}
        </Box>
      ))}
    </Cards>
  );
}
