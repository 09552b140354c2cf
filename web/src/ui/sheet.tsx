// The detail of a row: slides in from below on a phone, is at the right edge when wide.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from './button';
import { Scrim, SidePanel } from './sheet-frame';
import { color, space, text } from './tokens';
import { useFocusBack } from './use-focus-back';
import { CARD_SHEET, useSheet } from './use-sheet';

export interface SheetProps {
  title: string;
  titleLang?: string;
  /** The name in the other language. */
  otherTitle?: string | null;
  otherLang?: string;
  isOpen: boolean;
  onClose: () => void;
  /** One line under the title: badge, distance, kind. */
  meta?: ReactNode;
  children: ReactNode;
}

const Panel = styled(SidePanel)`
  max-height: calc(100% - 2rem);
  overflow: auto;
  overscroll-behavior: contain;
  @container scrim (min-width: 64rem) {
    max-height: none;
  }
  @media print {
    max-height: none;
    overflow: visible;
  }
`;

const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  padding: ${space[2]} ${space[2]} 0;
  background: ${color.paper};
  & > button {
    grid-column: 3;
    justify-self: end;
  }
  @media print {
    display: none;
  }
`;

const Grab = styled.span`
  grid-column: 2;
  width: 3rem;
  height: 0.3125rem;
  border-radius: 1rem;
  background: ${color.lineStrong};
  opacity: 0.5;
  @container page (min-width: 30rem) {
    visibility: hidden;
  }
`;

const Body = styled.div`
  display: grid;
  gap: 1.125rem;
  padding: 0 1.25rem calc(${space[5]} + env(safe-area-inset-bottom));
  & > * {
    min-width: 0;
  }
  @container page (min-width: 30rem) {
    padding-inline: ${space[6]};
  }
`;

const Title = styled(Radix.Title)`
  font-size: clamp(1.375rem, 1rem + 3cqi, 1.75rem);
`;

const Other = styled.p`
  color: ${color.inkSoft};
  font-size: ${text[5]};
  line-height: 1.4;
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;
  margin-block-start: ${space[2]};
`;

/**
 * A sheet whose list is read again comes again; under an open card it waits until that is closed, as the dialog that opens last takes
 * the focus and hides the others.
 */
function useWaits(): boolean {
  const { openId } = useSheet(CARD_SHEET);
  const [isBelow] = useState(openId !== null);
  return isBelow && openId !== null;
}

/** Focus moves in, stays in and goes back; Escape, the scrim and the close button end it (useSheet adds "back"). */
export function Sheet({ title, titleLang, otherTitle, otherLang, isOpen, onClose, meta, children }: SheetProps) {
  const { t } = useTranslation('ui');
  const focusBack = useFocusBack();
  const waits = useWaits();
  return (
    <Radix.Root open={isOpen && !waits} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Radix.Portal>
        <Scrim>
          <Panel {...focusBack} aria-describedby={undefined}>
            <Bar>
              <Grab aria-hidden="true" />
              <Radix.Close asChild>
                <Button variant="quiet" icon={X}>
                  {t('close')}
                </Button>
              </Radix.Close>
            </Bar>
            <Body>
              {/* A sheet of paper in the dialog has a head of its own (global-style.ts). */}
              <div data-dialog-head>
                <Title lang={titleLang}>{title}</Title>
                {otherTitle && <Other lang={otherLang}>{otherTitle}</Other>}
                {meta && <Meta>{meta}</Meta>}
              </div>
              {children}
            </Body>
          </Panel>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}
