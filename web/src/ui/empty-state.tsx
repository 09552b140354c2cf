import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PathArt } from './path-art';
import { color, shape, space, text } from './tokens';

export interface EmptyStateProps {
  title: string;
  /** Level in the page's outline; h2 unless the state is under a section's own heading. */
  titleAs?: 'h2' | 'h3';
  children?: ReactNode;
  /** The next useful thing to press. */
  action?: ReactNode;
}

const Box = styled.div`
  text-align: center;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[5]};
  border: 2px dashed ${color.line};
  border-radius: ${shape.radius};
  @container page (max-width: 22rem) {
    padding: ${space[4]};
  }
`;

const Art = styled(PathArt)`
  width: 6rem;
  height: 4rem;
`;

const Title = styled.h2`
  font-size: ${text[4]};
`;

/** An honest "nothing here", with what to try next. */
export function EmptyState({ title, titleAs = 'h2', children, action }: EmptyStateProps) {
  return (
    <Box>
      <Art />
      <Title as={titleAs}>{title}</Title>
      {children}
      {action}
    </Box>
  );
}
