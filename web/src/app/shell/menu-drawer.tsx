// The whole menu on a phone or tablet; loaded when it is first opened.
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '@web/ui/button';
import { color, shape, space, text } from '@web/ui/tokens';
import { useFocusBack } from '@web/ui/use-focus-back';
import { AccountArea } from './account-area';
import { EmergencyBox } from './emergency-box';
import { LanguageSwitch } from './language-switch';
import { NavList } from './nav-list';
import { TextSizeControl } from './text-size-control';

const Scrim = styled(Dialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: ${color.scrim};
`;

const Sheet = styled(Dialog.Content)`
  container: app / inline-size;
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 41;
  width: min(26rem, 100vw);
  overflow: auto;
  background: ${color.paper};
  box-shadow: ${shape.shadow};
`;

const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[5]};
  background: ${color.surface};
  border-block-end: 1px solid ${color.line};
`;

const Title = styled(Dialog.Title)`
  font-size: ${text[4]};
`;

const Body = styled.div`
  padding: ${space[5]} ${space[5]} ${space[8]};
  display: grid;
  gap: ${space[5]};
`;

const Setting = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  font-weight: 700;
`;

export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'ui']);
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Scrim />
        <Sheet {...focusBack} aria-describedby={undefined}>
          <Head>
            <Title>{t('shell:menu.label')}</Title>
            <Dialog.Close asChild>
              <Button variant="quiet" icon={X}>
                {t('ui:close')}
              </Button>
            </Dialog.Close>
          </Head>
          <Body>
            <Setting>
              <span aria-hidden="true">{t('shell:textSize.label')}</span>
              <TextSizeControl />
            </Setting>
            <Setting>
              <span aria-hidden="true">{t('shell:language.label')}</span>
              <LanguageSwitch />
            </Setting>
            <AccountArea />
            <nav aria-label={t('shell:menu.label')}>
              <NavList onChoose={onClose} />
            </nav>
            <EmergencyBox />
          </Body>
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
