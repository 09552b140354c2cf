import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Fold } from './receipt-fold';
import { color, shape, space, text, type } from './tokens';

export interface MyNumberProps {
  title: string;
  /** SegmentedChoice elements, each one asked once. */
  questions: ReactNode;
  /** Words before the figure: "한 달 소득이". */
  before?: ReactNode;
  /** The figure alone: "1,836". */
  figure: string;
  /** Words after it: "달러 이하". */
  after?: ReactNode;
  /** One small sentence under it. */
  note?: ReactNode;
  /** SourceLine. */
  source?: ReactNode;
  /** Earlier years, folded. */
  earlier?: { title: string; content: ReactNode };
}

const Panel = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: 1.125rem;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  box-shadow: ${shape.shadow};
  & > * {
    min-width: 0;
  }
  h2 {
    font-size: ${text[4]};
  }
  @container page (min-width: 46rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[4]} ${space[6]};
    padding: ${space[5]};
    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  @media print {
    box-shadow: none;
    break-inside: avoid;
  }
`;

const Questions = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  & > * {
    min-width: 0;
  }
`;

const Answer = styled.div`
  align-self: center;
`;

const Figure = styled.p`
  font-size: ${text.figure};
  font-weight: 700;
  line-height: 1.1;
  color: ${color.teal700};
  font-variant-numeric: tabular-nums;
  /* The unit goes under the number where there is no room next to it; neither breaks in itself. */
  small {
    display: inline-block;
    white-space: nowrap;
    font-size: ${text[4]};
    color: ${color.ink};
  }
  /* The space between them is one of the text, and goes where the line ends. */
  i {
    font-size: ${text[5]};
  }
  @container page (min-width: 46rem) and (max-width: 56rem) {
    font-size: 3.5rem;
  }
  @container page (max-width: 21rem) {
    font-size: 2.75rem;
    small {
      white-space: normal;
    }
  }
`;

const Small = styled.p`
  margin-block-start: ${space[1]};
  font-size: ${text[6]};
  line-height: ${type.leading};
  color: ${color.inkSoft};
`;

/** One person's own figure instead of a table: who asks, one large number, where it comes from. */
export function MyNumber(props: MyNumberProps) {
  const { title, questions, before, figure, after, note, source, earlier } = props;
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId}>
      <Questions>
        <h2 id={headingId}>{title}</h2>
        {questions}
      </Questions>
      <Answer aria-live="polite" aria-atomic="true">
        {before && <p>{before}</p>}
        <Figure>
          {figure}
          <i> </i>
          {after && <small>{after}</small>}
        </Figure>
        {note && <Small>{note}</Small>}
      </Answer>
      {source}
      {earlier && <Fold title={earlier.title}>{earlier.content}</Fold>}
    </Panel>
  );
}
