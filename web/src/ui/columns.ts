// Two short sections next to each other where there is room, one under the other on a phone.
import styled from 'styled-components';
import { space } from './tokens';

export const Columns = styled.div`
  display: grid;
  gap: 0 ${space[6]};
  & > * {
    min-width: 0;
  }
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
