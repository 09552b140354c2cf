import { useRef } from 'react';

interface FocusBack {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Where the focus goes when what opened a dialog is gone, or was a link from outside: never to nowhere. */
function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  // A heading takes no focus by itself.
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  return heading;
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
      const hasOpener = opener.current?.isConnected === true && opener.current !== document.body;
      (hasOpener ? opener.current : pageHeading())?.focus({ preventScroll: true });
    },
  };
}
