// Draws the chat over any screen. Its code, its words and the socket load when somebody first opens it.
import { lazy, Suspense } from 'react';
import { loadNamespaces } from '@web/base/i18n/i18n';
import { useChatWindow } from '@web/shared/chat-window';

const ChatDialog = lazy(async () => {
  const [{ ChatDialog: Component }] = await Promise.all([
    import('@web/features/chat/chat-window'),
    loadNamespaces(['chat']),
  ]);
  return { default: Component };
});

export function ChatHost() {
  const { state } = useChatWindow();
  // Closed means gone: neither the conversation nor the line outlives the window.
  if (state === 'closed') return null;
  return (
    <Suspense fallback={null}>
      <ChatDialog />
    </Suspense>
  );
}
