import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useIsEasyMode } from '@web/shared/easy-mode';
import { color, layout, space } from '@web/ui/tokens';
import { EasyBar } from './easy-bar';
import { Footer } from './footer';
import { Header } from './header';
import { Sidebar } from './sidebar';
import { MAIN_ID, SkipLink } from './skip-link';
import { useIsWide } from '@web/shared/use-is-wide';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { MENU_SHEET } from '@web/shared/menu-sheet';
import { useWithZip } from '@web/base/zip-travel';
import { Icon } from '@web/ui/icon';
import { useSheet } from '@web/ui/use-sheet';
import { NAV_GROUPS, groupOfPath } from '../nav-items';
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
function BottomBar() {
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

/** Loaded when it is first opened. */
function MenuSheet() {
  const sheet = useSheet(MENU_SHEET);
  const group = NAV_GROUPS.find(({ id }) => id === sheet.openId);
  if (!group) return null;
  return (
    <Suspense fallback={null}>
      <GroupSheet group={group} onClose={sheet.close} />
    </Suspense>
  );
}

/* The whole app is one container; its width in rem decides the shell. */
const Frame = styled.div`
  container: app / inline-size;
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  @media print {
    display: block;
  }
`;

const Columns = styled.div<{ $hasSidebar: boolean }>`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @container app (min-width: 64rem) {
    grid-template-columns: ${({ $hasSidebar }) => ($hasSidebar ? `${layout.sidebar} minmax(0, 1fr)` : 'minmax(0, 1fr)')};
  }
  @media print {
    display: block;
  }
`;

const Main = styled.main`
  container: page / inline-size;
  min-width: 0;
  padding-block-end: ${space[6]};
  @container app (min-width: 64rem) {
    border-inline-start: 1px solid ${color.line};
  }
  @media print {
    border: 0;
    padding: 0;
  }
`;

export interface ShellProps {
  /** The global search box; the app passes it in, because the shell knows no feature. */
  search: ReactNode;
  children: ReactNode;
}

export function Shell({ search, children }: ShellProps) {
  const isWide = useIsWide();
  const isEasy = useIsEasyMode();
  return (
    <>
      <SkipLink />
      <Frame>
        <Header search={search} isWide={isWide} />
        <Columns $hasSidebar={!isEasy}>
          {!isEasy && <Sidebar />}
          <Main id={MAIN_ID} tabIndex={-1}>
            {children}
          </Main>
        </Columns>
        <Footer />
      </Frame>
      {isEasy ? <EasyBar /> : <BottomBar />}
      <MenuSheet />
    </>
  );
}
