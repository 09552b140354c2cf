import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '@web/ui/icon';
import { color, shape, space, text } from '@web/ui/tokens';
import { NAV_GROUPS } from '../nav-items';

const Groups = styled.ul`
  display: grid;
  gap: ${space[5]};
`;

const GroupTitle = styled.p`
  margin-block-end: ${space[1]};
  padding-inline: 0.75rem;
  font-size: ${text[6]};
  font-weight: 700;
  color: ${color.inkSoft};
`;

const Item = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: ${shape.target};
  padding: 0.25rem 0.75rem;
  border-radius: ${shape.radius};
  color: ${color.ink};
  text-decoration: none;
  line-height: 1.3;
  svg {
    color: ${color.teal600};
  }
  &:hover {
    background: ${color.teal50};
  }
  &[aria-current] {
    background: ${color.teal100};
    color: ${color.teal700};
    font-weight: 700;
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0.625rem;
    inset-inline-start: -0.5rem;
    width: 0.25rem;
    border-radius: 1rem;
    background: ${color.teal700};
  }
`;

/** All groups of the menu; the current page is marked. `onChoose` closes the drawer. */
export function NavList({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation('shell');
  // The sidebar and the drawer may both be in the page.
  const listId = useId();
  return (
    <Groups>
      {NAV_GROUPS.map((group) => (
        <li key={group.id}>
          <GroupTitle id={`${listId}-${group.id}`}>{t(`navGroup.${group.id}`)}</GroupTitle>
          <ul aria-labelledby={`${listId}-${group.id}`}>
            {group.items.map((item) => (
              <li key={item.to}>
                <Item to={item.to} end onClick={onChoose}>
                  <Icon of={item.icon} />
                  {t(`nav.${item.label}`)}
                </Item>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Groups>
  );
}
