import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Icon } from '@web/ui/icon';
import { color } from '@web/ui/tokens';
import { BOTTOM_ITEMS } from '../nav-items';

const MenuDrawer = lazy(() => import('./menu-drawer'));

/* Fixed, so it stands outside the app's container and is one itself. */
const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0 0;
  z-index: 25;
  container: tabbar / inline-size;
  pointer-events: none;
  @media print {
    display: none;
  }
`;

const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(min-content, 1fr));
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  padding-block-end: env(safe-area-inset-bottom);
  pointer-events: auto;
  @container tabbar (min-width: 64rem) {
    display: none;
  }
`;

/* The words stop growing at 5 % of the width, so that five of them fit at every text size. */
const itemStyle = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  width: 100%;
  min-height: 4rem;
  padding: 0.375rem 0;
  border: 0;
  background: none;
  color: ${color.ink};
  text-decoration: none;
  font-size: min(1rem, 5cqi);
  line-height: 1.2;
  text-align: center;
  overflow-wrap: normal;
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-current] {
    color: ${color.teal700};
    font-weight: 700;
    box-shadow: inset 0 0.25rem 0 ${color.teal700};
  }
  @container tabbar (max-width: 22rem) {
    svg {
      width: 1.25rem;
      height: 1.25rem;
    }
  }
`;

const Item = styled(NavLink)`
  ${itemStyle}
`;
const MenuButton = styled.button`
  ${itemStyle}
`;

export function BottomBar() {
  const { t } = useTranslation('shell');
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <Bar aria-label={t('menu.quick')}>
        <Items>
          {BOTTOM_ITEMS.map((item) => (
            <li key={item.to}>
              <Item to={item.to} end>
                <Icon of={item.icon} />
                <span>{t(`nav.${item.label}`)}</span>
              </Item>
            </li>
          ))}
          <li>
            <MenuButton
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <Icon of={Menu} />
              <span>{t('menu.open')}</span>
            </MenuButton>
          </li>
        </Items>
      </Bar>
      {isMenuOpen && (
        <Suspense fallback={null}>
          <MenuDrawer onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
