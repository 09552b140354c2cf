import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, layout, space } from '@web/ui/tokens';
import { AccountArea } from './account-area';
import { EmergencyBox } from './emergency-box';
import { NavList } from './nav-list';

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

const Account = styled.div`
  margin-block: ${space[5]};
  &:empty {
    display: none;
  }
`;

export function Sidebar() {
  const { t } = useTranslation('shell');
  return (
    <Column>
      <nav aria-label={t('menu.label')}>
        <NavList />
      </nav>
      <Account as="section" aria-label={t('account.label')}>
        <AccountArea />
      </Account>
      <EmergencyBox />
    </Column>
  );
}
