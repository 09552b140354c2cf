// The sheet of a menu group lies over any page: the bottom bar opens it, and pages that mean "call somebody".
import { useCallback } from 'react';
import { useSheet } from '@web/ui/use-sheet';

export const MENU_SHEET = 'menu';

/** Opens 911, 988, the help lines, text size and account. */
export function useOpenCallSheet(): () => void {
  const { open } = useSheet(MENU_SHEET);
  return useCallback(() => open('help'), [open]);
}
