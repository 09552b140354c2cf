// A plan under its letter: as a card of its own, or its name alone where another part holds it.
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@web/ui/card';
import { color, space, text } from '@web/ui/tokens';
import { Letter } from './letter';

const Box = styled(Card)`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  h3 {
    font-size: ${text[5]};
  }
  h4 {
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
`;

const Named = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5rem;
  align-items: center;
  overflow-wrap: anywhere;
`;

/** "A  Olive Advantage (HMO)"; names of plans are English. */
export function LetteredName({ letter, name }: { letter: string; name: string }) {
  return (
    <Named>
      <Letter>{letter}</Letter> <span lang="en">{name}</span>
    </Named>
  );
}

export interface LetteredCardProps {
  /** Of the heading: unique on the page. */
  id: string;
  letter: string;
  name: string;
  children: ReactNode;
}

export function LetteredCard({ id, letter, name, children }: LetteredCardProps) {
  return (
    <Box as="article" aria-labelledby={id}>
      <h3 id={id}>
        <LetteredName letter={letter} name={name} />
      </h3>
      {children}
    </Box>
  );
}
