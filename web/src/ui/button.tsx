import { LoaderCircle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { buttonStyle, spin } from './button-style';
import type { ButtonSize, ButtonVariant } from './button-style';
import { Icon } from './icon';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Primary once per view; secondary next to it; quiet in rows; danger for what cannot be undone. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  iconAfter?: LucideIcon;
  /** Work is under way: presses are ignored, the button keeps its focus and turns a spinner. */
  isBusy?: boolean;
}

const StyledButton = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

const Spinner = styled(Icon)`
  animation: ${spin} 1.1s linear infinite;
`;

export function Button({
  variant = 'secondary',
  size = 'normal',
  icon,
  iconAfter,
  isBusy = false,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  // aria-disabled instead of disabled: a button that loses focus while it works throws keyboard users to the page top.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      data-variant={variant}
      onClick={press}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
    >
      {isBusy ? <Spinner of={LoaderCircle} /> : icon && <Icon of={icon} />}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {iconAfter && <Icon of={iconAfter} size="s" />}
    </StyledButton>
  );
}
