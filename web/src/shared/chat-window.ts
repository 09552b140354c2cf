// Whether the chat is closed, open or minimized. Open is an entry of the history, like a sheet, so the phone's back key
// minimizes it; a conversation is kept until somebody closes it.
import { useSyncExternalStore } from 'react';
import { useSheet } from '@web/ui/use-sheet';
import { MENU_SHEET } from './menu-sheet';

export type ChatState = 'closed' | 'open' | 'minimized';

let isKept = false;
const listeners = new Set<() => void>();

function keep(next: boolean): void {
  isKept = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readKept = (): boolean => isKept;

export interface ChatWindow {
  state: ChatState;
  open: () => void;
  minimize: () => void;
  /** Ends the conversation. */
  close: () => void;
}

export function useChatWindow(): ChatWindow {
  const sheet = useSheet('chat');
  const isAlive = useSyncExternalStore(subscribe, readKept, readKept);
  return {
    state: isAlive ? (sheet.openId === null ? 'minimized' : 'open') : 'closed',
    open: () => {
      keep(true);
      sheet.open('open', MENU_SHEET);
    },
    minimize: sheet.close,
    close: () => {
      keep(false);
      sheet.close();
    },
  };
}
