import styled from 'styled-components';
import { color, shape, text } from '@web/ui/tokens';

/** One frame around a few choices of which one is on: language and text size share the look. */
export const Segments = styled.div`
  display: inline-flex;
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  background: ${color.surface};
  overflow: clip;
`;

export const Segment = styled.button`
  display: grid;
  place-items: center;
  min-height: ${shape.target};
  min-width: 3rem;
  padding: 0 0.75rem;
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: ${text[6]};
  line-height: 1;
  white-space: nowrap;
  & + & {
    border-inline-start: 1px solid ${color.line};
  }
  &:hover {
    background: ${color.teal50};
  }
  &[aria-pressed='true'] {
    background: ${color.teal700};
    color: ${color.surface};
    font-weight: 700;
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${shape.radius};
  }
  &[aria-pressed='true']:focus-visible {
    outline-color: ${color.surface};
  }
  @container app (max-width: 24rem) {
    padding-inline: 0.5rem;
  }
  @container app (max-width: 19.9rem) {
    min-width: 0;
    padding-inline: 0.375rem;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      text-decoration: underline;
    }
  }
`;
