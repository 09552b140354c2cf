import { LogOut, UserRound } from 'lucide-react';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '@web/ui/icon';
import { LinkButton } from '@web/ui/link-button';
import { Row } from '@web/ui/layout';
import { color } from '@web/ui/tokens';
import { displayName, useUser } from './use-user';

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  font-weight: 700;
  svg {
    color: ${color.teal700};
  }
`;

/** Who is signed in, and the way out. Signed out there is nothing to press yet, so nothing is drawn. */
export function AccountArea() {
  const { t } = useTranslation('shell');
  const user = useUser();
  if (!user) return null;
  return (
    <Row as="section" aria-label={t('account.label')}>
      <Name>
        <Icon of={UserRound} />
        {displayName(user) ?? t('account.someone')}
      </Name>
      <LinkButton href={GATEWAY_PATHS.logout} variant="quiet" icon={LogOut}>
        {t('account.logout')}
      </LinkButton>
    </Row>
  );
}
