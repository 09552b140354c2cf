import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, layout, space } from '@web/ui/tokens';
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
  gap: ${space[3]};
  min-height: 4.25rem;
  padding: ${space[2]} ${layout.gutter};
  @container app (max-width: 24rem) {
    gap: ${space[2]};
  }
  @container app (min-width: 48rem) {
    min-height: ${layout.header};
  }
`;

const Search = styled.div`
  flex: 1 1 24rem;
  max-width: 32rem;
  margin-inline-start: auto;
  min-width: 0;
`;

const End = styled.div`
  margin-inline-start: auto;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  ${Search} + & {
    margin-inline-start: 0;
  }
`;

const FromTablet = styled.div`
  display: none;
  @container app (min-width: 48rem) {
    display: flex;
    align-items: center;
  }
`;

/* One line, or the header would grow: no note, and the second way in only where the search keeps its room. Narrower windows
   have the whole account in the menu. */
const Account = styled.div`
  display: none;
  white-space: nowrap;
  p {
    display: none;
  }
  div {
    flex-wrap: nowrap;
  }
  @container app (min-width: 76rem) {
    display: block;
  }
  @container app (max-width: 84rem) {
    a + a {
      display: none;
    }
  }
`;

/** `search` is null where the window is too narrow: the shell then places it under the header. */
export function Header({ search }: { search: ReactNode | null }) {
  return (
    <Bar>
      <Line>
        <Brand />
        {search && <Search>{search}</Search>}
        <End>
          <FromTablet>
            <TextSizeControl />
          </FromTablet>
          <LanguageSwitch />
          <Account>
            <AccountArea />
          </Account>
        </End>
      </Line>
    </Bar>
  );
}
