import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from './icon';
import { color, shape, text } from './tokens';

export type BadgeTone = 'neutral' | 'teal' | 'warning' | 'danger' | 'success' | 'info';

export interface BadgeProps {
  tone: BadgeTone;
  icon?: LucideIcon;
  children: ReactNode;
}

const TINTS: Record<BadgeTone, ReturnType<typeof css>> = {
  neutral: css`
    background: ${color.sunken};
    color: ${color.ink};
  `,
  teal: css`
    background: ${color.teal100};
    color: ${color.teal700};
  `,
  warning: css`
    background: ${color.warning100};
    color: ${color.warning};
  `,
  danger: css`
    background: ${color.danger100};
    color: ${color.danger};
  `,
  success: css`
    background: ${color.success100};
    color: ${color.success};
  `,
  info: css`
    background: ${color.info100};
    color: ${color.info};
  `,
};

export const badgeStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  padding: 0.125rem 0.5625rem;
  min-height: 1.75rem;
  border: 1px solid transparent;
  border-radius: ${shape.pill};
  font-size: ${text[6]};
  line-height: 1.3;
  font-weight: 700;
  white-space: nowrap;
  max-width: 100%;
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  @container page (max-width: 24rem) {
    white-space: normal;
  }
  @media (forced-colors: active) {
    border-color: currentColor;
  }
  @media print {
    print-color-adjust: exact;
  }
`;

const Pill = styled.span<{ $tone: BadgeTone }>`
  ${badgeStyle}
  ${({ $tone }) => TINTS[$tone]}
  /* The name column of a table would be as wide as its longest mark. */
  th[scope='row'] & {
    white-space: normal;
  }
`;

/** A word on a tint; the colour never says more than the word. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <Pill $tone={tone}>
      {icon && <Icon of={icon} />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </Pill>
  );
}
