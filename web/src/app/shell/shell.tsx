import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useIsEasyMode } from '@web/shared/easy-mode';
import { color, layout, space } from '@web/ui/tokens';
import { BottomBar, MenuSheet } from './bottom-bar';
import { EasyBar } from './easy-bar';
import { Footer } from './footer';
import { Header } from './header';
import { Sidebar } from './sidebar';
import { MAIN_ID, SkipLink } from './skip-link';
import { useIsWide } from '@web/shared/use-is-wide';

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
