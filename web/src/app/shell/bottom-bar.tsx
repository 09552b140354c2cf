import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { MENU_SHEET } from '@web/shared/menu-sheet';
import { useWithZip } from '@web/base/zip-travel';
import { Icon } from '@web/ui/icon';
import { color, layout } from '@web/ui/tokens';
import { useSheet } from '@web/ui/use-sheet';
import { groupOfPath, NAV_GROUPS } from '../nav-items';
import type { NavGroup } from '../nav-items';

const GroupSheet = lazy(() => import('./group-sheet'));

/* Fixed, so it is outside the app's container and is one itself. */
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
  grid-template-columns: repeat(5, minmax(max-content, 1fr));
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  padding-block-end: env(safe-area-inset-bottom);
  pointer-events: auto;
  @container tabbar (min-width: 64rem) {
    display: none;
  }
`;

/* The words stop growing at 4.2 % of the width, so that five of them fit at every text size. */
const itemStyle = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  width: 100%;
  min-height: ${layout.dock};
  padding: 0.25rem 0;
  border: 0;
  background: none;
  color: ${color.ink};
  text-decoration: none;
  font-size: min(1rem, 4.2cqi);
  line-height: 1.2;
  white-space: nowrap;
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-current],
  &[data-here] {
    color: ${color.teal700};
    font-weight: 700;
    box-shadow: inset 0 0.1875rem 0 ${color.teal700};
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
const Opener = styled.button`
  ${itemStyle}
`;

function BarItem({ group, isHere, onOpen }: { group: NavGroup; isHere: boolean; onOpen: () => void }) {
  const { t } = useTranslation('shell');
  const to = useWithZip();
  const inside = (
    <>
      <Icon of={group.icon} />
      <span>{t(`dock.${group.id}`)}</span>
    </>
  );
  if (group.to) {
    return (
      <Item to={to(group.to)} end data-here={isHere || undefined}>
        {inside}
      </Item>
    );
  }
  return (
    <Opener type="button" aria-haspopup="dialog" data-here={isHere || undefined} onClick={onOpen}>
      {inside}
    </Opener>
  );
}

/** Home, benefits, find, insurance, call: two are pages, three open their group as a sheet. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const here = groupOfPath(useLocation().pathname);
  const sheet = useSheet(MENU_SHEET);
  return (
    <Bar aria-label={t('menu.quick')}>
      <Items>
        {NAV_GROUPS.map((group) => (
          <li key={group.id}>
            <BarItem group={group} isHere={here === group.id} onOpen={() => sheet.open(group.id)} />
          </li>
        ))}
      </Items>
    </Bar>
  );
}

/** Loaded when it is first asked for. */
export function MenuSheet() {
  const sheet = useSheet(MENU_SHEET);
  const group = NAV_GROUPS.find(({ id }) => id === sheet.openId);
  if (!group) return null;
  return (
    <Suspense fallback={null}>
      <GroupSheet group={group} onClose={sheet.close} />
    </Suspense>
  );
}
