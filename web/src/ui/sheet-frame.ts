// The room of a sheet: from below on a phone, at the right edge when wide, without a frame on paper.
import { Dialog as Radix } from 'radix-ui';
import styled from 'styled-components';
import { color, shape } from './tokens';

export const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  container: scrim / inline-size;
  background: ${color.scrim};
  @media print {
    position: static;
    background: none;
  }
`;

export const SidePanel = styled(Radix.Content)`
  container: page / inline-size;
  position: absolute;
  inset: auto 0 0;
  background: ${color.paper};
  border-radius: 1.25rem 1.25rem 0 0;
  box-shadow: ${shape.shadow};
  @container scrim (min-width: 64rem) {
    inset: 0 0 0 auto;
    width: 32rem;
    border-radius: 0;
  }
  @media print {
    position: static;
    overflow: visible;
    box-shadow: none;
  }
`;
