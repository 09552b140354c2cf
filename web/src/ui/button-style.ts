// The one look of everything that is pressed: Button and LinkButton share it.
import { css, keyframes } from 'styled-components';
import { color, motion, shape } from './tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'big';

const VARIANTS: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.teal700};
    color: ${color.surface};
    &:hover {
      background: ${color.teal600};
    }
    &:active {
      background: ${color.teal800};
    }
  `,
  secondary: css`
    &:hover {
      background: ${color.teal50};
    }
  `,
  quiet: css`
    border-color: transparent;
    background: none;
    padding-inline: 0.75rem;
    &:hover {
      background: ${color.teal100};
    }
  `,
  danger: css`
    border-color: ${color.danger};
    color: ${color.danger};
    &:hover {
      background: ${color.danger100};
    }
  `,
};

export const spin = keyframes`to { transform: rotate(1turn); }`;

export const buttonStyle = css<{ $variant: ButtonVariant; $size?: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: ${shape.target};
  padding: 0.5rem 1.25rem;
  border: 1px solid ${color.teal700};
  border-radius: ${shape.radius};
  background: ${color.surface};
  color: ${color.teal700};
  font-weight: 700;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  transition: background ${motion.fast} ${motion.ease};
  ${({ $variant }) => VARIANTS[$variant]}
  ${({ $size }) =>
    $size === 'big' &&
    css`
      min-height: 3.75rem;
      padding-inline: 1.75rem;
      font-size: 1.25rem;
    `}
  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.disabled};
    cursor: not-allowed;
  }
  @media print {
    display: none;
  }
`;
