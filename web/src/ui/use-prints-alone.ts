import { useEffect } from 'react';

const PRINTING = 'printDialog';

/** While the caller is open only the dialog is printed, not the page behind it (global-style.ts). */
export function usePrintsAlone(): void {
  useEffect(() => {
    document.documentElement.dataset[PRINTING] = 'only';
    return () => {
      delete document.documentElement.dataset[PRINTING];
    };
  }, []);
}
