// The bar of two of the easy screen.
import { AArrowDown, House, Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { HELP_LINES } from '@web/base/contacts';
import { chooseEasyMode } from '@web/shared/easy-mode';
import { telAddress } from '@web/base/formats/phone';
import { useWithZip } from '@web/base/zip-travel';
import { Icon } from '@web/ui/icon';
import { color, layout, text } from '@web/ui/tokens';

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0 0;
  z-index: 25;
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding-block-end: env(safe-area-inset-bottom);
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  & > * + * {
    border-inline-start: 1px solid ${color.line};
  }
  @media print {
    display: none;
  }
`;

const look = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: 0;
  min-height: ${layout.dock};
  padding: 0.25rem;
  border: 0;
  background: none;
  color: ${color.ink};
  /* At the largest text "Emergency" stays whole next to its sign. */
  font-size: ${text[6]};
  font-weight: 700;
  line-height: 1.25;
  text-decoration: none;
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Press = styled.button`
  ${look}
`;
const Home = styled(Link)`
  ${look}
`;
const Emergency = styled.a`
  ${look}
  color: ${color.danger};
`;

/** At home: back to normal text, and 911. On every other page: back to the five buttons, and 911. */
export function EasyBar() {
  const { t } = useTranslation('shell');
  const to = useWithZip();
  const isHome = useLocation().pathname === '/';
  const { number } = HELP_LINES.emergency;
  return (
    <Bar aria-label={t('menu.quick')}>
      {isHome ? (
        <Press type="button" onClick={() => chooseEasyMode(false)}>
          <Icon of={AArrowDown} />
          {t('easy.normal')}
        </Press>
      ) : (
        <Home to={to('/')}>
          <Icon of={House} />
          {t('easy.home')}
        </Home>
      )}
      <Emergency href={telAddress(number)}>
        <Icon of={Siren} />
        {t('emergency.emergency')} {number}
      </Emergency>
    </Bar>
  );
}
