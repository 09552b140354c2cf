import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconDisc } from './card';
import { Icon } from './icon';
import { color, shape, space, text } from './tokens';

export interface EmptyStateProps {
  title: string;
  /** Level in the page's outline; h2 unless the state stands under a section's own heading. */
  titleAs?: 'h2' | 'h3';
  children?: ReactNode;
  /** The next useful thing to press. */
  action?: ReactNode;
}

const Box = styled.div`
  text-align: center;
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[7]} ${space[5]};
  border: 2px dashed ${color.line};
  border-radius: ${shape.radius};
  @container page (max-width: 22rem) {
    padding: ${space[6]} ${space[4]};
  }
`;

const Title = styled.h2`
  font-size: ${text[4]};
`;

/** An honest "nothing here", with what to try next. */
export function EmptyState({ title, titleAs = 'h2', children, action }: EmptyStateProps) {
  return (
    <Box>
      <IconDisc $isWarm>
        <Icon of={SearchX} />
      </IconDisc>
      <Title as={titleAs}>{title}</Title>
      {children}
      {action}
    </Box>
  );
}
