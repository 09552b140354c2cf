import styled from 'styled-components';

/** Presses of a sheet: the first one wide and tall (call), the others two in a row. */
export const SheetActions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.5rem;
  & > * {
    min-width: 0;
    padding-inline: 0.5rem;
  }
  & > :first-child {
    grid-column: 1 / -1;
    min-height: 3.75rem;
    font-size: 1.375rem;
  }
  & > :nth-child(2):last-child {
    grid-column: 1 / -1;
  }
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
