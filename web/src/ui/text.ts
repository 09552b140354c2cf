// Small text roles shared by every screen.
import styled from 'styled-components';
import { color, text } from './tokens';

export const Soft = styled.span`
  color: ${color.inkSoft};
`;

export const Note = styled.p`
  font-size: ${text[6]};
  color: ${color.inkSoft};
`;

export const Lead = styled.p`
  font-size: ${text.lead};
  color: ${color.inkSoft};
  max-width: 34em;
`;

/** Figures, phone numbers, ZIP codes: equal digits, never broken over two lines (except where a line is too narrow). */
export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @container page (max-width: 14rem) {
    white-space: normal;
  }
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
