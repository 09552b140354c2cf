import { ExternalLink } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buttonStyle } from './button-style';
import type { ButtonSize, ButtonVariant } from './button-style';
import { Icon } from './icon';
import { outsideAttributes } from './link-target';
import type { LinkTarget } from './link-target';
import { NewTabNote } from './new-tab-note';

export type LinkButtonProps = LinkTarget & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  iconAfter?: LucideIcon;
  children: ReactNode;
  onClick?: () => void;
  lang?: string;
};

const Inside = styled(Link)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;
const Outside = styled.a<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

/** Looks like a button, goes somewhere. */
export function LinkButton({
  to,
  href,
  variant = 'secondary',
  size = 'normal',
  icon,
  iconAfter,
  children,
  ...rest
}: LinkButtonProps) {
  const look = { $variant: variant, $size: size, 'data-variant': variant };
  if (to !== undefined) {
    return (
      <Inside {...rest} {...look} to={to}>
        {icon && <Icon of={icon} />}
        {children}
        {iconAfter && <Icon of={iconAfter} size="s" />}
      </Inside>
    );
  }
  const outside = outsideAttributes(href);
  const after = iconAfter ?? (outside.target ? ExternalLink : undefined);
  return (
    <Outside {...rest} {...look} {...outside} href={href}>
      {icon && <Icon of={icon} />}
      {children}
      {after && <Icon of={after} size="s" />}
      {outside.target && <NewTabNote />}
    </Outside>
  );
}
