// What lies over any page: toasts, the eligibility dialog, the chat, a card to show. Apart from the first script, because no one sees one of
// them before they press something.
import { ToastRegion } from '@web/ui/toast-region';
import { CardHost } from './card-host';
import { ChatHost } from './chat-host';
import { Suspense, lazy } from 'react';
import { closeEligibilityDialog, useIsEligibilityDialogOpen } from '@web/shared/eligibility-dialog';
import { loadNamespaces } from '@web/base/i18n/i18n';

// Draws the eligibility dialog over any screen. Its code and words load when it is first opened.
const EligibilityDialog = lazy(async () => {
  const [{ EligibilityDialog: Component }] = await Promise.all([
    import('@web/features/eligibility/eligibility-dialog'),
    loadNamespaces(['eligibility', 'benefits']),
  ]);
  return { default: Component };
});

function EligibilityDialogHost() {
  const isOpen = useIsEligibilityDialogOpen();
  // Closed means gone: neither what was typed nor the answer outlives the dialog.
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <EligibilityDialog onClose={closeEligibilityDialog} />
    </Suspense>
  );
}

export function Overlays() {
  return (
    <>
      <ToastRegion />
      <EligibilityDialogHost />
      <ChatHost />
      <CardHost />
    </>
  );
}
