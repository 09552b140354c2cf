import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatPhone, telAddress } from '@web/base/formats/phone';
import { Badge } from './badge';
import { Icon } from './icon';
import { Figure } from './text';
import { color, shape, text } from './tokens';

export interface PhoneCardProps {
  who: ReactNode;
  phone: string | null;
  /** Hours, or a note; absent when no source states them. */
  when?: ReactNode;
  /** Next to the number; what {@link PhoneAside} gives for it when left out. */
  aside?: ReactNode;
}

/** What is next to a number wherever its card is shown; null: nothing. */
export const PhoneAside = createContext<(phone: string, who: ReactNode) => ReactNode>(() => null);

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.375rem;
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

const Box = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 0.75rem;
  align-items: center;
  min-height: 4rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  color: ${color.ink};
  text-decoration: none;
  & > svg {
    color: ${color.teal700};
  }
  &:any-link:hover {
    border-color: ${color.teal600};
    background: ${color.teal50};
  }
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
    & > svg {
      display: none;
    }
  }
`;

const Lines = styled.span`
  display: grid;
  min-width: 0;
  justify-items: start;
`;

const Who = styled.span`
  line-height: 1.35;
  text-wrap: balance;
`;

const Number = styled(Figure)`
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.35;
  color: ${color.teal700};
`;

const When = styled.span`
  font-size: ${text[6]};
  color: ${color.inkSoft};
  line-height: 1.45;
  text-wrap: balance;
`;

/** A number to press: who answers, the number, the hours. */
export function PhoneCard({ who, phone, when, aside }: PhoneCardProps) {
  const { t } = useTranslation('ui');
  const asideOf = useContext(PhoneAside);
  const words = (
    <>
      <Icon of={Phone} />
      <Lines>
        <Who>{who}</Who>
        {phone === null ? <Badge tone="warning">{t('phone.unverified')}</Badge> : <Number>{formatPhone(phone)}</Number>}
        {when && <When>{when}</When>}
      </Lines>
    </>
  );
  if (phone === null) return <Box as="div">{words}</Box>;
  const sideContent = aside ?? asideOf(phone, who);
  const card = <Box href={telAddress(phone)}>{words}</Box>;
  if (!sideContent) return card;
  return (
    <Pair>
      {card}
      {sideContent}
    </Pair>
  );
}
