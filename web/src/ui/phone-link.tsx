import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatPhone, telAddress } from '@web/base/formats/phone';
import { Badge } from './badge';
import { shape } from './tokens';

export interface PhoneLinkProps {
  /** null = no one has verified a number. */
  phone: string | null;
  /** Whose number it is, for screen readers: "1-800-633-4227, 메디케어". */
  label?: string;
}

const Number = styled.a`
  display: inline-flex;
  align-items: center;
  /* A whole finger high, and no higher than its line to what is around it. */
  min-height: ${shape.target};
  margin-block: -0.5rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @container table (max-width: 52rem) {
    margin-block: 0;
    font-size: 1.25rem;
  }
  @container page (max-width: 18rem) {
    white-space: normal;
  }
`;

export function PhoneLink({ phone, label }: PhoneLinkProps) {
  const { t } = useTranslation('ui');
  if (phone === null) {
    return (
      <Badge tone="warning" icon={Clock}>
        {t('phone.unverified')}
      </Badge>
    );
  }
  const shown = formatPhone(phone);
  return (
    <Number href={telAddress(phone)} aria-label={label ? t('phone.call', { who: label, number: shown }) : undefined}>
      {shown}
    </Number>
  );
}
