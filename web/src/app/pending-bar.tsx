import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '@web/ui/text';
import { color } from '@web/ui/tokens';

// Fast pages never flash it: it becomes visible after 150 ms.
const appear = keyframes`from, 99% { opacity: 0; } to { opacity: 1; }`;
const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(250%); }`;

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto 0;
  z-index: 30;
  height: 0.25rem;
  overflow: clip;
  background: ${color.teal100};
  animation: ${appear} 150ms backwards;
`;

const Runner = styled.div`
  width: 40%;
  height: 100%;
  background: ${color.teal600};
  animation: ${run} 1.2s linear infinite;
`;

/** Shows that the next page is on its way. */
export function PendingBar() {
  const { t } = useTranslation('ui');
  const navigation = useNavigation();
  return (
    <>
      {navigation.state === 'loading' && (
        <Track aria-hidden="true">
          <Runner />
        </Track>
      )}
      <VisuallyHidden role="status">{navigation.state === 'loading' ? t('loading') : ''}</VisuallyHidden>
    </>
  );
}
