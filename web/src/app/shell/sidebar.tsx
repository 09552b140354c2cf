import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useWithZip } from '@web/base/zip-travel';
import { Icon } from '@web/ui/icon';
import { color, layout, shape, space, text } from '@web/ui/tokens';
import { NAV_GROUPS, groupOfPath } from '../nav-items';
import type { NavGroup, NavGroupId } from '../nav-items';
import { AccountArea } from './account-area';
import { EasyModeButton } from './easy-mode-button';
import { NavList, navLinkStyle } from './nav-list';
import { EMERGENCY_LINES } from '@web/base/contacts';
import { formatPhone, telAddress } from '@web/base/formats/phone';
import { Figure } from '@web/ui/text';

const Line = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 0.5rem;
  min-height: ${shape.target};
  padding-inline: 0.75rem 0;
  color: ${color.ink};
  text-decoration: none;
  font-size: ${text[6]};
  &:hover {
    text-decoration: underline;
  }
  b {
    color: ${color.danger};
  }
`;

/** 911, 988, poison control: in the page itself, so they work when every server is down. */
function EmergencyLines() {
  const { t } = useTranslation('shell');
  return (
    <ul>
      {EMERGENCY_LINES.map((line) => (
        <li key={line.id}>
          <Line href={telAddress(line.number)}>
            <span>{t(`emergency.${line.id}`)}</span>
            <Figure as="b">{formatPhone(line.number)}</Figure>
          </Line>
        </li>
      ))}
    </ul>
  );
}

// Not among what the first page needs; its place is kept.
const ChatButton = lazy(async () => ({ default: (await import('./chat-button')).ChatButton }));

const Column = styled.div`
  display: none;
  @container app (min-width: 64rem) {
    display: block;
    position: sticky;
    inset-block-start: calc(${layout.header} + 1px);
    align-self: start;
    max-height: calc(100vh - ${layout.header} - 1px);
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: ${color.line} transparent;
    padding: ${space[5]} ${space[4]} ${space[6]} ${space[5]};
  }
  @media print {
    display: none !important;
  }
`;

const GroupLink = styled(NavLink)`
  ${navLinkStyle}
  font-weight: 700;
`;

const GroupButton = styled.button`
  ${navLinkStyle}
  width: 100%;
  border: 0;
  background: none;
  font-weight: 700;
  text-align: start;
  &[data-here] {
    color: ${color.teal700};
  }
`;

const Part = styled.section`
  margin-block-start: ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
`;

const ChatPlace = styled.div`
  min-height: ${shape.target};
`;

interface GroupProps {
  group: NavGroup;
  isOpen: boolean;
  isHere: boolean;
  onToggle: () => void;
}

function Group({ group, isOpen, isHere, onToggle }: GroupProps) {
  const { t } = useTranslation('shell');
  const to = useWithZip();
  const name = t(`navGroup.${group.id}`);
  if (group.items.length === 0) {
    return (
      <GroupLink to={to(group.to ?? '/')} end>
        <Icon of={group.icon} />
        {name}
      </GroupLink>
    );
  }
  return (
    <>
      <GroupButton type="button" aria-expanded={isOpen} data-here={isHere || undefined} onClick={onToggle}>
        <Icon of={group.icon} />
        {name}
      </GroupButton>
      {isOpen && <NavList items={group.items} label={name} isThreaded />}
    </>
  );
}

/** Scrolls the menu to the current page. @returns for the box that scrolls */
function useCurrentInSight(pathname: string): RefObject<HTMLDivElement | null> {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = column.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    // With the frame, where the browser lays the page out anyway; here it would be laid out once more in the middle of the taking over.
    const frame = requestAnimationFrame(() => {
      const { top, bottom } = current.getBoundingClientRect();
      const seen = box.getBoundingClientRect();
      if (top < seen.top || bottom > seen.bottom) box.scrollTop += top - seen.top - box.clientHeight / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return column;
}

/** The whole menu of wide screens: five groups, only one of them open, the current page always in sight. */
export function Sidebar() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const here = groupOfPath(pathname);
  const column = useCurrentInSight(pathname);
  const [shown, setShown] = useState<{ at: string; group: NavGroupId | null }>({ at: pathname, group: here });
  // A new page opens its own group; what was opened by hand stays until then.
  const open = shown.at === pathname ? shown.group : here;

  return (
    <Column ref={column}>
      <nav aria-label={t('menu.label')}>
        <ul>
          {NAV_GROUPS.map((group) => (
            <li key={group.id}>
              <Group
                group={group}
                isOpen={open === group.id}
                isHere={here === group.id}
                onToggle={() => setShown({ at: pathname, group: open === group.id ? null : group.id })}
              />
            </li>
          ))}
        </ul>
      </nav>
      <Part aria-label={t('chat.open')}>
        <ChatPlace>
          <Suspense fallback={null}>
            <ChatButton />
          </Suspense>
        </ChatPlace>
      </Part>
      <Part aria-label={t('textSize.label')}>
        <EasyModeButton />
      </Part>
      <Part aria-label={t('account.label')}>
        <AccountArea />
      </Part>
      <Part aria-label={t('emergency.title')}>
        <EmergencyLines />
      </Part>
    </Column>
  );
}
