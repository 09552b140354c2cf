import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SampleLine } from './sample-mark';
import { color, shape, space } from './tokens';

export interface RowListProps {
  /** Id of the list's heading. */
  labelledBy?: string;
  label?: string;
  /** One honest sentence: what the source does not carry, and what to do about it. Bold its first clause. */
  honest?: ReactNode;
  /** Some rows are invented: says so directly above them. */
  hasSamples?: boolean;
  /** ListRow elements. */
  children: ReactNode;
  /** "다음 10명". */
  more?: ReactNode;
  /** SourceLine. */
  source?: ReactNode;
}

const Frame = styled.div`
  display: grid;
  gap: 0.625rem;
  & > * {
    min-width: 0;
  }
`;

const Honest = styled.div`
  display: grid;
  gap: 0.625rem;
  padding: ${space[4]};
  border: 1px solid ${color.teal100};
  border-radius: ${shape.radius};
  background: ${color.teal50};
  line-height: 1.5;
  p {
    max-width: none;
  }
`;

const Rows = styled.ul`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  overflow: clip;
`;

const More = styled.div`
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(min(30rem, 100%), auto);
  padding-block-start: 0.375rem;
  @media print {
    display: none;
  }
`;

/** The frame of list rows: the honest sentence, the sample line, the rows, the way on, the source. */
export function RowList({ labelledBy, label, honest, hasSamples = false, children, more, source }: RowListProps) {
  return (
    <Frame>
      {honest && <Honest>{typeof honest === 'string' ? <p>{honest}</p> : honest}</Honest>}
      {hasSamples && <SampleLine />}
      <Rows aria-labelledby={labelledBy} aria-label={label}>
        {children}
      </Rows>
      {more && <More>{more}</More>}
      {source}
    </Frame>
  );
}
