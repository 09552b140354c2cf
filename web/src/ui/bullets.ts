// A list whose items are sentences: the base style takes the marks from lists, because most lists here are layouts.
import styled from 'styled-components';
import { color, space } from './tokens';

export const Bullets = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: 1.25em;
  list-style: disc;
  li::marker {
    color: ${color.teal700};
  }
`;
