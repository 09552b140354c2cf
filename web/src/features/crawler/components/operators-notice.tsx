// Who may start and stop crawls, for somebody who may not: to be read before a button is pressed.
import { LogIn, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import useSWR from 'swr';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { SiteResponse } from '@app/contracts/http/gateway';
import { useLoginAddress } from '@web/shared/account/use-login-address';
import { useUser } from '@web/shared/account/use-user';
import { apiGet } from '@web/shared/api/api-client';
import { Callout } from '@web/ui/callout';
import { LinkButton } from '@web/ui/link-button';
import { space } from '@web/ui/tokens';
import { OPERATORS_ONLY_ID } from './operator-button';

const Way = styled.div`
  margin-block-start: ${space[2]};
`;

/** Logs in and comes back to this page, where a sign-in provider is set up. */
export function LoginAsOperator() {
  const { t } = useTranslation('crawler');
  const { data: site } = useSWR<SiteResponse, Error>(GATEWAY_PATHS.site, (path: string) => apiGet<SiteResponse>(path));
  const address = useLoginAddress();
  if (site?.hasSignIn === false) return <p>{t('operators.notSetUp')}</p>;
  return (
    <Way>
      <LinkButton href={address} icon={LogIn}>
        {t('operators.login')}
      </LinkButton>
    </Way>
  );
}

/** This account may not: which one it is, whom to ask, and the way to another one. */
export function NotAnOperator() {
  const { t } = useTranslation('crawler');
  const email = useUser()?.email;
  return (
    <>
      {email && <p>{t('operators.youAre', { email })}</p>}
      <p>{t('operators.ask')}</p>
      <Way>
        <LinkButton href={GATEWAY_PATHS.logout} icon={LogOut}>
          {t('operators.logout')}
        </LinkButton>
      </Way>
    </>
  );
}

/** Its first sentence describes every button that cannot be pressed. @param reason why, on a page that only operators may read */
export function OperatorsNotice({ reason }: { reason?: { title: string; text: string } }) {
  const { t } = useTranslation('crawler');
  const user = useUser();
  return (
    <Callout tone="info" title={user ? t('operators.notYou') : (reason?.title ?? t('operators.title'))}>
      <p id={OPERATORS_ONLY_ID}>{reason?.text ?? t('operators.text')}</p>
      {user === null && <LoginAsOperator />}
      {user && <NotAnOperator />}
    </Callout>
  );
}
