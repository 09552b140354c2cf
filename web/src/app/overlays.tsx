// What lies over any page: toasts, the eligibility dialog, the chat, a card to show. Apart from the first script, because no one sees one of
// them before they press something.
import { ToastRegion } from '@web/ui/toast-region';
import { CardHost } from './card-host';
import { ChatHost } from './chat-host';
import { EligibilityDialogHost } from './eligibility-dialog-host';

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
