// Boxes that place things: page width, stacks, rows, grids. No colour, no text.
import styled from 'styled-components';
import { layout, space } from './tokens';

export const Wrap = styled.div`
  width: 100%;
  max-width: calc(${layout.page} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

export const Section = styled.section`
  padding-block-start: ${space[7]};
`;

export const SectionHead = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block-end: ${space[5]};
`;

export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  gap: ${({ $gap = 4 }) => space[$gap]};
  align-content: start;
  & > * {
    min-width: 0;
  }
`;

export const Row = styled.div<{ $gap?: keyof typeof space }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 3 }) => space[$gap]};
  align-items: center;
`;

/** Two ends of a line: heading left, note right; the note drops below when there is no room. */
export const Spread = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  align-items: baseline;
  justify-content: space-between;
`;

/** As many equal columns as fit; `$min` is the narrowest column. */
export const Grid = styled.div<{ $min?: string }>`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min = '15rem' }) => $min}, 100%), 1fr));
`;

/** Sets of three or four never leave an orphan: 1 column, then 2 (of four), then all. */
export const CardGrid = styled.div<{ $of: 3 | 4 }>`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
  ${({ $of }) =>
    $of === 4
      ? `@container page (min-width: 30rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
         @container page (min-width: 56rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }`
      : `@container page (min-width: 46rem) { grid-template-columns: repeat(3, minmax(0, 1fr)); }`}
`;
