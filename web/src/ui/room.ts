import styled from 'styled-components';
import { Stack } from './layout';

/** What is on its way has the height of the window: what follows stays below it, and nothing in sight moves when it comes. */
export const Room = styled(Stack)`
  min-height: 100vh;
`;

/** Holds the place of words that are on their way with words as long: neither seen nor read aloud. Inside a line use it `as="span"`. */
export const Placeholder = styled.div`
  visibility: hidden;
`;
