import styled from 'styled-components';
import { color, shape, space } from './tokens';

/** White sheet with one hairline. */
export const Card = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  padding: ${space[5]};
  min-width: 0;
  @container page (max-width: 22rem) {
    padding: ${space[4]};
  }
  @media print {
    box-shadow: none;
    break-inside: avoid;
  }
`;
