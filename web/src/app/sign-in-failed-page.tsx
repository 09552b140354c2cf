// Where the gateway sends a browser when a sign-in did not succeed: what happened, what to do next.
import { House, LogIn } from 'lucide-react';
import { SIGN_IN_FAILURES } from '@app/contracts/http/gateway';
import type { SignInFailureReason } from '@app/contracts/http/gateway';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { HELP_LINES } from '@web/base/contacts';
import { useLoginAddress } from '@web/shared/account/use-login-address';
import { Stack, Wrap } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { PhoneLink } from '@web/ui/phone-link';
import { space } from '@web/ui/tokens';

/** What to try, in order, by reason; keys under `signin:next`. */
const NEXT: Record<SignInFailureReason, readonly string[]> = {
  unavailable: ['wait', 'readOn', 'tellOperator'],
  refused: ['again', 'otherAccount', 'readOn'],
  failed: ['again', 'oneWindow', 'cookies'],
};

const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  padding-inline-start: 1.5rem;
  list-style: decimal;
`;

const isReason = (text: string | null): text is SignInFailureReason =>
  SIGN_IN_FAILURES.some((reason) => reason === text);

export function SignInFailedPage() {
  const { t } = useTranslation(['signin', 'shell']);
  const [query] = useSearchParams();
  const loginAddress = useLoginAddress();
  const given = query.get('reason');
  const reason = isReason(given) ? given : 'failed';
  return (
    <Wrap>
      <PageHead
        title={t(`signin:reason.${reason}.title`)}
        purpose={t(`signin:reason.${reason}.what`)}
        action={
          <>
            <LinkButton href={loginAddress} variant="primary" icon={LogIn}>
              {t('signin:again')}
            </LinkButton>
            <LinkButton to="/" icon={House}>
              {t('signin:home')}
            </LinkButton>
          </>
        }
      />
      <TitledSection id="next" title={t('signin:nextTitle')}>
        <Stack>
          <Steps>
            {NEXT[reason].map((step) => (
              <li key={step}>
                <p>{t(`signin:next.${step}`)}</p>
              </li>
            ))}
          </Steps>
          <p>
            {t('signin:help')} <PhoneLink phone={HELP_LINES.hicap.number} label={t('shell:footer.hicapName')} />
          </p>
        </Stack>
      </TitledSection>
    </Wrap>
  );
}
