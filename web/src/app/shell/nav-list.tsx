import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { useWithZip } from '@web/base/zip-travel';
import { Badge } from '@web/ui/badge';
import { color, shape, text } from '@web/ui/tokens';
import type { NavItem } from '../nav-items';

export const navLinkStyle = `
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: ${shape.target};
  padding: 0.25rem 0.75rem;
  border-radius: ${shape.radius};
  color: ${color.ink};
  text-decoration: none;
  line-height: 1.3;
  svg { color: ${color.teal600}; }
  &:hover { background: ${color.teal50}; }
  &[aria-current] { background: ${color.teal100}; color: ${color.teal700}; font-weight: 700; }
`;

const Item = styled(NavLink)`
  ${navLinkStyle}
`;

/* The menu's own column: dashed thread from the group to its pages, smaller words, no signs. */
const Threaded = styled.ul`
  margin: 0.125rem 0 0.5rem 1.5rem;
  padding-inline-start: 0.75rem;
  border-inline-start: 2px dashed color-mix(in srgb, ${color.teal600} 45%, transparent);
  ${Item} {
    /* A badge goes under its word before the word breaks. */
    flex-wrap: wrap;
    gap: 0.125rem 0.75rem;
    min-height: 2.75rem;
    font-size: ${text[6]};
  }
  ${Item}[aria-current] > span + span {
    background: ${color.surface};
  }
`;

export interface NavListProps {
  items: readonly NavItem[];
  label: string;
  /** Inside the sidebar: threaded under the group's name. */
  isThreaded?: boolean;
  /** In a sheet of the history: the page takes the sheet's place, so that "back" does not open the menu again. */
  replaces?: boolean;
  /** The sign before the name; the menu's own column has none. */
  signOf?: (to: string) => ReactNode;
}

/** The pages of one group; the current one is marked. A ZIP that was entered once is kept. */
export function NavList({ items, label, isThreaded = false, replaces = false, signOf = () => null }: NavListProps) {
  const { t } = useTranslation('shell');
  const to = useWithZip();
  const links = items.map((item) => (
    <li key={item.to}>
      <Item as={item.to.includes('#') ? Link : NavLink} to={to(item.to)} replace={replaces}>
        {signOf(item.to)}
        <span>{t(`nav.${item.label}`)}</span>
        {item.isSpecial && <Badge tone="teal">{t('nav.special')}</Badge>}
      </Item>
    </li>
  ));
  return isThreaded ? <Threaded aria-label={label}>{links}</Threaded> : <ul aria-label={label}>{links}</ul>;
}
