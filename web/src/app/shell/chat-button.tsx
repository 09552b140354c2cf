import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChatWindow } from '@web/shared/chat-window';
import { Button } from '@web/ui/button';

/** Opens the chat, or the conversation that was minimized. */
export function ChatButton() {
  const { t } = useTranslation('shell');
  const { state, open } = useChatWindow();
  return (
    <Button icon={MessageCircle} aria-haspopup="dialog" onClick={open}>
      {t(state === 'minimized' ? 'chat.resume' : 'chat.open')}
    </Button>
  );
}
