import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';
import { color, text } from './tokens';

const Line = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: start;
  max-width: none;
  font-size: ${text[6]};
  line-height: 1.5;
  color: ${color.inkSoft};
  svg {
    width: 1.125rem;
    height: 1.125rem;
    margin-block-start: 0.1875rem;
  }
  a,
  button {
    padding-block: 0.75rem;
    color: inherit;
  }
  /* Paper: the publisher and the year; the addresses are in the receipt. */
  @media print {
    a[data-print-address]::after {
      content: none;
    }
  }
`;

/** One publisher of several: it is whole with its sign and its comma or dot. */
export const SourceName = styled.span`
  display: inline-block;
  @container page (max-width: 18rem) {
    display: inline;
  }
`;

/** Where the figures of a section come from: publisher and year, once a section, quiet. */
export function SourceLine({ children }: { children: ReactNode }) {
  return (
    <Line>
      <Icon of={ReceiptText} />
      <span>{children}</span>
    </Line>
  );
}
