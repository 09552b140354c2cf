import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, layout, shape } from './tokens';

export interface TrayProps {
  /** "3개 골랐습니다" */
  text: ReactNode;
  note?: ReactNode;
  /** One or two buttons. */
  children: ReactNode;
}

const Box = styled.div`
  position: sticky;
  inset-block-end: calc(${layout.dock} + 0.5rem + env(safe-area-inset-bottom));
  z-index: 12;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  border-radius: ${shape.radius};
  background: ${color.ink};
  color: ${color.surface};
  box-shadow: ${shape.shadow};
  button,
  a {
    border-color: ${color.surface};
    background: ${color.surface};
    color: ${color.teal700};
  }
  @container app (min-width: 64rem) {
    inset-block-end: 0.5rem;
  }
  @media print {
    display: none;
  }
`;

const Words = styled.p`
  flex: 1;
  min-width: 8rem;
  max-width: none;
  font-weight: 700;
  line-height: 1.3;
  small {
    display: block;
    font-weight: 400;
  }
`;

/** What has been picked, above the bottom bar of a phone. */
export function Tray({ text, note, children }: TrayProps) {
  return (
    <Box data-on-dark>
      <Words role="status">
        {text}
        {note && <small>{note}</small>}
      </Words>
      {children}
    </Box>
  );
}
