import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { formatPhone, telAddress } from '@web/base/formats/phone';
import { Icon } from './icon';
import { color, shape, text } from './tokens';

export const callStyle = css<{ $isSolid?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: 0;
  min-height: ${shape.target};
  padding: 0.25rem 0.75rem;
  border: 1px solid ${color.teal700};
  border-radius: 0.625rem;
  background: ${({ $isSolid }) => ($isSolid ? color.teal700 : color.surface)};
  color: ${({ $isSolid }) => ($isSolid ? color.surface : color.teal700)};
  font-size: ${text.row};
  font-weight: 700;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  /* The largest text: the number stays whole, the sign goes. */
  @container page (max-width: 18rem) {
    padding-inline: 0.375rem;
    svg {
      display: none;
    }
  }
  &:hover {
    background: ${({ $isSolid }) => ($isSolid ? color.teal600 : color.teal50)};
  }
  @media print {
    justify-content: start;
    border: 0;
    padding: 0;
    min-height: 0;
    background: none;
    color: ${color.ink};
    svg {
      display: none;
    }
  }
`;

const Call = styled.a<{ $isSolid: boolean }>`
  ${callStyle}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export interface CallButtonProps {
  phone: string;
  /** Whose number it is, for screen readers. */
  who: string;
  /** The one thing to press of this view. */
  isSolid?: boolean;
}

/** A number to press, in figures, at full touch size. */
export function CallButton({ phone, who, isSolid = false }: CallButtonProps) {
  const { t } = useTranslation('ui');
  const number = formatPhone(phone);
  return (
    <Call href={telAddress(phone)} $isSolid={isSolid} aria-label={t('phone.call', { who, number })}>
      <Icon of={Phone} />
      {number}
    </Call>
  );
}
