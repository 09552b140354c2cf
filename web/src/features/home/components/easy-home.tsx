// Home in the easy screen: one question, five large buttons, no art. Loaded only then.
import { ListChecks, Phone, Pill, ShieldCheck, Stethoscope } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useOpenCallSheet } from '@web/shared/menu-sheet';
import { useWithZip } from '@web/base/zip-travel';
import { Icon } from '@web/ui/icon';
import { Wrap } from '@web/ui/layout';
import { color } from '@web/ui/tokens';

const WAYS: readonly { id: string; to: string; icon: LucideIcon }[] = [
  { id: 'benefits', to: '/eligibility', icon: ListChecks },
  { id: 'care', to: '/doctors', icon: Stethoscope },
  { id: 'pharmacy', to: '/pharmacies', icon: Pill },
  { id: 'insurance', to: '/insurance-dashboard', icon: ShieldCheck },
];

const Part = styled(Wrap)`
  display: grid;
  gap: 0.5rem;
  max-width: 44rem;
  padding-block: 0.75rem 1rem;
  h1 {
    margin-block-end: 0.125rem;
    font-size: 1.5rem;
  }
`;

const look = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.875rem;
  align-items: center;
  min-height: 4.125rem;
  padding: 0.375rem 1rem;
  border: 2px solid ${color.teal700};
  border-radius: 1rem;
  background: ${color.surface};
  color: ${color.ink};
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  svg {
    width: 2rem;
    height: 2rem;
    color: ${color.teal700};
  }
`;

const Way = styled(Link)`
  ${look}
  &:first-of-type {
    background: ${color.teal700};
    color: ${color.surface};
  }
  &:first-of-type svg {
    color: ${color.surface};
  }
`;

const Call = styled.button`
  ${look}
  border-color: ${color.persimmon600};
  svg {
    color: ${color.persimmon700};
  }
`;

export function EasyHome() {
  const { t } = useTranslation('home');
  const withTravellingZip = useWithZip();
  const openCalls = useOpenCallSheet();
  return (
    <Part>
      <h1 tabIndex={-1}>{t('ask.title')}</h1>
      {WAYS.map(({ id, to, icon }) => (
        <Way key={id} to={withTravellingZip(to)}>
          <Icon of={icon} />
          {t(`easy.${id}`)}
        </Way>
      ))}
      <Call type="button" aria-haspopup="dialog" onClick={openCalls}>
        <Icon of={Phone} />
        {t('easy.call')}
      </Call>
    </Part>
  );
}
