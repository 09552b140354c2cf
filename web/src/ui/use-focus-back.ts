import { useRef } from 'react';
import { focusHeading } from './focus-heading';

interface FocusBack {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** For dialogs that are opened by state: Radix gives focus back to its own trigger only, and we have none. */
export function useFocusBack(): FocusBack {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // A menu link may have led to another page, whose heading has the focus already.
      const isFocusFree = document.activeElement === null || document.activeElement === document.body;
      if (!isFocusFree) return;
      if (opener.current?.isConnected && opener.current !== document.body)
        return opener.current.focus({ preventScroll: true });
      // What opened it is gone, or was a link from outside.
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) focusHeading(heading);
    },
  };
}
