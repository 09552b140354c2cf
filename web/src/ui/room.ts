import styled from 'styled-components';
import { Stack } from './layout';

/** What is on its way has the height of the window: what follows stays below it, and nothing in sight moves when it comes. */
export const Room = styled(Stack)`
  min-height: 100vh;
`;
