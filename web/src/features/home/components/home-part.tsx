import type { ReactNode } from 'react';
import styled from 'styled-components';
import { text } from '@web/ui/tokens';

const Part = styled.section`
  margin-block-start: 2.25rem;
  h2 {
    margin-block-end: 0.75rem;
    font-size: ${text[4]};
  }
  @container page (min-width: 46rem) {
    margin-block-start: 3rem;
    h2 {
      font-size: ${text[3]};
    }
  }
`;

/** A titled part of the home page. */
export function HomePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}
