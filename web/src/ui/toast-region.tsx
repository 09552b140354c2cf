import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from './button';
import { Icon } from './icon';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD, toastStore } from './toast-store';
import type { ToastTone } from './toast-store';
import { color, layout, shape, space } from './tokens';

/**
 * An open dialog pulls focus back as soon as it leaves. For focus that goes to this region it must not hear of it:
 * its listeners are on the document, so both events end before they get there.
 */
function useReachFromDialogs(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = region.current;
    if (!box) return undefined;
    const keepIn = (event: Event) => event.stopPropagation();
    const keepOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && box.contains(event.relatedTarget)) event.stopPropagation();
    };
    box.addEventListener('focusin', keepIn);
    window.addEventListener('focusout', keepOut, true);
    return () => {
      box.removeEventListener('focusin', keepIn);
      window.removeEventListener('focusout', keepOut, true);
    };
  }, [region]);
}

const ICONS: Record<ToastTone, LucideIcon> = { info: Info, success: CircleCheck, danger: TriangleAlert };

/* Above the bottom bar on a phone; never wider than 420 px. */
const Viewport = styled(Radix.Viewport)`
  position: fixed;
  inset-block-end: calc(${layout.dock} + env(safe-area-inset-bottom));
  inset-inline-end: 0;
  z-index: 60;
  width: min(420px, 100vw);
  padding: ${space[4]};
  outline: none;
  @media (min-width: 64rem) {
    inset-block-end: 0;
  }
`;

const Box = styled(Radix.Root)<{ $tone: ToastTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: center;
  padding: 0.75rem 0.75rem 0.75rem 1.125rem;
  background: ${({ $tone }) => ($tone === 'danger' ? color.danger : color.ink)};
  color: ${color.surface};
  border: 1px solid transparent;
  border-radius: ${shape.radius};
  box-shadow: ${shape.shadow};
  line-height: 1.45;
  button {
    color: ${color.surface};
  }
  button:hover {
    background: rgb(255 255 255 / 0.16);
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  @media print {
    display: none;
  }
`;

const Title = styled(Radix.Title)`
  font-weight: 700;
`;

/** Where toasts appear; once per page. F8 moves focus here, out of an open dialog too; while focus is here none expires. */
export function ToastRegion() {
  const { t } = useTranslation('ui');
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const region = useRef<HTMLDivElement>(null);
  useReachFromDialogs(region);
  return (
    <Radix.Provider
      label={t('toast.label')}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
      duration={TOAST_DURATION_MS}
    >
      {toast && (
        <Box
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => !isOpen && toastStore.dismiss()}
          duration={TOAST_DURATION_MS}
          type={toast.tone === 'danger' ? 'foreground' : 'background'}
          $tone={toast.tone}
          data-on-dark
        >
          <Icon of={ICONS[toast.tone]} />
          <div>
            <Title>{toast.title}</Title>
            {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
          </div>
          <Radix.Close asChild>
            <Button variant="quiet" icon={X}>
              {t('close')}
            </Button>
          </Radix.Close>
        </Box>
      )}
      {/* aria-live keeps a dialog from hiding the region; `off`, because Radix announces each toast by itself. */}
      <div ref={region} aria-live="off">
        <Viewport hotkey={[TOAST_HOTKEY]} label={t('toast.region')} />
      </div>
    </Radix.Provider>
  );
}
