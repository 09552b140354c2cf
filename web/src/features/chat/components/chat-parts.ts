// The pieces of the conversation: whose words, what belongs to them.
import styled from 'styled-components';
import { color, shape, space, text } from '@web/ui/tokens';

export const Bubble = styled.div`
  padding: 0.75rem 1rem;
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  border-end-start-radius: 0.1875rem;
  background: ${color.surface};
  overflow-wrap: anywhere;
  p + p {
    margin-block-start: ${space[2]};
  }
  &[data-urgent] {
    border: 2px solid ${color.danger};
  }
`;

export const Mine = styled(Bubble)`
  justify-self: end;
  max-width: 86%;
  border-color: transparent;
  border-radius: ${shape.radius};
  border-end-end-radius: 0.1875rem;
  background: ${color.teal100};
  white-space: pre-wrap;
`;

export const Exchange = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  & > * {
    min-width: 0;
  }
`;

export const Note = styled.p`
  font-size: ${text[6]};
  line-height: 1.5;
  color: ${color.inkSoft};
`;
