import { Tooltip as Radix } from 'radix-ui';
import { createContext, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { color, shape, text } from './tokens';

const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

const InsideArea = createContext(false);

const Bubble = styled(Radix.Content)`
  z-index: 50;
  max-width: min(20rem, calc(100vw - 2rem));
  padding: 0.5rem 0.875rem;
  background: ${color.ink};
  color: ${color.surface};
  border: 1px solid transparent;
  border-radius: ${shape.radius};
  font-size: ${text[6]};
  line-height: 1.5;
  word-break: keep-all;
`;

/** Tooltips inside one area share the skip delay: the second opens at once. */
export function TooltipArea({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <InsideArea value={true}>{children}</InsideArea>
    </Radix.Provider>
  );
}

export interface TooltipProps {
  /** Extra help only: nothing a reader needs may stand here alone (touch screens have no hover). */
  content: ReactNode;
  /** One element that can take focus and a ref. */
  children: ReactElement;
}

export function Tooltip({ content, children }: TooltipProps) {
  const isInside = useContext(InsideArea);
  const tooltip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Bubble sideOffset={8} collisionPadding={16}>
          {content}
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  );
  return isInside ? tooltip : <TooltipArea>{tooltip}</TooltipArea>;
}
