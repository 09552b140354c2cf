// A figure and its noun that belong on one line: "모두 일곱 달". Wraps where even the line is too short.
import styled from 'styled-components';

export const NoWrap = styled.b`
  &:lang(ko) {
    white-space: nowrap;
  }
  @container page (max-width: 21rem) {
    &:lang(ko) {
      white-space: normal;
    }
  }
`;
