import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '@web/ui/icon';
import { VisuallyHidden } from '@web/ui/text';
import { color, layout, shape, space } from '@web/ui/tokens';
import { AccountArea } from './account-area';
import { Brand } from './brand';
import { LanguageSwitch } from './language-switch';
import { TextSizeControl } from './text-size-control';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  background: ${color.surface};
  border-block-end: 1px solid ${color.line};
  @media print {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  min-height: ${layout.header};
  padding: 0 0.25rem 0 ${layout.gutter};
  @container app (min-width: 64rem) {
    gap: ${space[4]};
    padding-inline: 1.5rem 2.5rem;
  }
`;

/* Its place is there before the search, so that nothing in the line moves when a page rendered at build learns how wide it is. */
const WideSearch = styled.div`
  display: none;
  flex: 1 1 18rem;
  max-width: 26rem;
  min-width: 0;
  margin-inline-start: auto;
  @container app (min-width: 64rem) {
    display: block;
  }
`;

const SearchRow = styled.div`
  padding: ${space[2]} ${layout.gutter} ${space[3]};
  background: ${color.surface};
`;

const Opener = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 0;
  border-radius: ${shape.radius};
  background: none;
  color: ${color.ink};
  &:hover {
    background: ${color.teal50};
  }
  @container app (max-width: 14rem) {
    width: 2.25rem;
  }
  @container app (min-width: 64rem) {
    display: none;
  }
`;

/* From tablets on; the sheet of the bottom bar has it on a phone. */
const FromTablet = styled.div`
  display: none;
  @container app (min-width: 48rem) {
    display: flex;
    align-items: center;
  }
`;

/* One line, or the header would grow: no note, and one way in. Narrower windows have the whole account in the sidebar. */
const Account = styled.div`
  display: none;
  white-space: nowrap;
  p,
  a + a {
    display: none;
  }
  div {
    flex-wrap: nowrap;
  }
  @container app (min-width: 76rem) {
    display: block;
  }
`;

interface SearchOpenerProps {
  isOpen: boolean;
  rowId: string;
  onPress: () => void;
}

function SearchOpener({ isOpen, rowId, onPress }: SearchOpenerProps) {
  const { t } = useTranslation('shell');
  return (
    <Opener type="button" aria-expanded={isOpen} aria-controls={isOpen ? rowId : undefined} onClick={onPress}>
      <Icon of={isOpen ? X : Search} />
      <VisuallyHidden>{t(isOpen ? 'search.close' : 'search.open')}</VisuallyHidden>
    </Opener>
  );
}

/** 56 px on a phone, the search behind its icon; when wide the search is in the line. */
export function Header({ search, isWide }: { search: ReactNode; isWide: boolean }) {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const rowId = useId();
  // Another page closes it.
  const isOpen = !isWide && openedAt === pathname;

  useEffect(() => {
    if (isOpen) row.current?.querySelector('input')?.focus();
  }, [isOpen]);

  return (
    <Bar>
      <Line>
        <Brand />
        <WideSearch>{isWide && search}</WideSearch>
        {!isWide && (
          <SearchOpener isOpen={isOpen} rowId={rowId} onPress={() => setOpenedAt(isOpen ? null : pathname)} />
        )}
        <FromTablet>
          <TextSizeControl />
        </FromTablet>
        <LanguageSwitch />
        <Account>
          <AccountArea />
        </Account>
      </Line>
      {isOpen && (
        <SearchRow ref={row} id={rowId}>
          {search}
        </SearchRow>
      )}
    </Bar>
  );
}
