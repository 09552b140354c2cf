import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';
import { color, shape, space, text } from './tokens';

export type CalloutTone = 'info' | 'success' | 'warning' | 'danger';

export interface CalloutProps {
  tone: CalloutTone;
  title?: ReactNode;
  children?: ReactNode;
  icon?: LucideIcon;
  /** `status` is read politely when it appears, `alert` at once. */
  role?: 'status' | 'alert';
  /** Level of the title in the page's outline; a plain line unless the callout is a part of its own. */
  titleAs?: 'h2' | 'h3' | 'p';
}

const LOOK: Record<CalloutTone, { icon: LucideIcon; main: string; tint: string }> = {
  info: { icon: Info, main: color.info, tint: color.info100 },
  success: { icon: CircleCheck, main: color.success, tint: color.success100 },
  warning: { icon: TriangleAlert, main: color.warning, tint: color.warning100 },
  danger: { icon: TriangleAlert, main: color.danger, tint: color.danger100 },
};

const Box = styled.div<{ $tone: CalloutTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem 0.875rem;
  padding: ${space[4]} ${space[5]};
  border-radius: ${shape.radius};
  background: ${({ $tone }) => LOOK[$tone].tint};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => LOOK[$tone].main} 32%, transparent);
  & > svg {
    margin-block-start: 0.1875rem;
    color: ${({ $tone }) => LOOK[$tone].main};
  }
  @container page (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[4]};
  }
`;

const Body = styled.div`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
  justify-items: start;
  & > * {
    max-width: 100%;
  }
`;

const Title = styled.p`
  font-size: ${text[5]};
  font-weight: 700;
  line-height: 1.5;
`;

/** A message that stays in the page. */
export function Callout({ tone, title, children, icon, role, titleAs = 'p' }: CalloutProps) {
  return (
    <Box $tone={tone} role={role}>
      <Icon of={icon ?? LOOK[tone].icon} />
      <Body>
        {title && <Title as={titleAs}>{title}</Title>}
        {children}
      </Body>
    </Box>
  );
}
