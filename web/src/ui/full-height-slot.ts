import styled from 'styled-components';
import { Stack } from './layout';

/** Is as high as the window while its content loads: what follows stays below the fold, so that nothing visible shifts. */
export const FullHeightSlot = styled(Stack)`
  min-height: 100vh;
`;

/** Reserves the space of text that still loads, with text of that length: neither visible nor read aloud. In a line use it `as="span"`. */
export const Placeholder = styled.div`
  visibility: hidden;
`;
