import { ScrollArea as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from './tokens';

const SCROLL_HIDE_DELAY_MS = 600;

export interface ScrollAreaProps {
  /** Name of the region; with it the keyboard can reach and scroll the area. */
  label: string;
  /** CSS length of the tallest the area may be. */
  maxHeight: string;
  children: ReactNode;
}

const Root = styled(Radix.Root)`
  position: relative;
  overflow: hidden;
`;

const Viewport = styled(Radix.Viewport)<{ $maxHeight: string }>`
  max-height: ${({ $maxHeight }) => $maxHeight};
  & > div {
    display: block !important;
  }
  @media print {
    max-height: none;
  }
`;

const Bar = styled(Radix.Scrollbar)`
  display: flex;
  width: 0.75rem;
  padding: 0.125rem;
  background: ${color.sunken};
`;

const Thumb = styled(Radix.Thumb)`
  flex: 1;
  border-radius: 1rem;
  background: ${color.lineStrong};
`;

export function ScrollArea({ label, maxHeight, children }: ScrollAreaProps) {
  return (
    <Root type="hover" scrollHideDelay={SCROLL_HIDE_DELAY_MS}>
      <Viewport $maxHeight={maxHeight} role="region" aria-label={label} tabIndex={0}>
        {children}
      </Viewport>
      <Bar orientation="vertical">
        <Thumb />
      </Bar>
    </Root>
  );
}
