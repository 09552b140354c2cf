import { LogIn, LogOut, UserRound } from 'lucide-react';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { UserResponse } from '@app/contracts/http/gateway';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLoginAddress } from '@web/shared/account/use-login-address';
import { displayName, useUser } from '@web/shared/account/use-user';
import { useLanguage } from '@web/base/i18n/use-language';
import { Row } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Note } from '@web/ui/text';
import { color, shape } from '@web/ui/tokens';
import { useState } from 'react';
import { Icon } from '@web/ui/icon';

const Round = styled.img`
  width: 2rem;
  height: 2rem;
  border-radius: ${shape.pill};
  object-fit: cover;
`;

/** The person's picture; the icon when there is none, or the policy or the network does not let it come. */
function ProfilePicture({ address }: { address: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!address || failed === address) return <Icon of={UserRound} />;
  // The name next to it says who this is.
  return <Round src={address} alt="" referrerPolicy="no-referrer" onError={() => setFailed(address)} />;
}

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  font-weight: 700;
  svg {
    color: ${color.teal700};
  }
  span {
    max-width: 10rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Place = styled(Row)<{ $isKept: boolean }>`
  visibility: ${({ $isKept }) => ($isKept ? 'hidden' : 'visible')};
`;

function SignedIn({ user }: { user: UserResponse }) {
  const { t } = useTranslation('shell');
  const name = displayName(user, useLanguage());
  return (
    <>
      <Name>
        <ProfilePicture address={user.profileImageUrl} />
        <span>{name ? t('account.name', { name }) : t('account.someone')}</span>
      </Name>
      <LinkButton href={GATEWAY_PATHS.logout} variant="quiet" icon={LogOut}>
        {t('account.logout')}
      </LinkButton>
    </>
  );
}

function SignedOut() {
  const { t } = useTranslation('shell');
  const address = useLoginAddress();
  return (
    <>
      <LinkButton href={address} icon={LogIn}>
        {t('account.login')}
      </LinkButton>
      <LinkButton href={address} variant="quiet">
        {t('account.register')}
      </LinkButton>
      <Note>{t('account.note')}</Note>
    </>
  );
}

/** Who is signed in and the way out, or the ways in: whole page loads, because the provider's pages are not ours. */
export function AccountArea() {
  const { t } = useTranslation('shell');
  const user = useUser();
  // Not answered yet: buttons that turn into a name under the finger would be worse than a moment without them. Their room is kept.
  return (
    <Place role="group" aria-label={t('account.label')} $isKept={user === undefined}>
      {user ? <SignedIn user={user} /> : <SignedOut />}
    </Place>
  );
}
