import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The card to show lies over every other sheet (web/src/app/card-host.tsx). */
export const CARD_SHEET = 'card';

export interface SheetControl {
  /** What the sheet shows now; null = closed. */
  openId: string | null;
  /** @param instead name of another sheet whose place in the history this one takes */
  open: (id?: string, instead?: string) => void;
  close: () => void;
}

const stateOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};

/**
 * A sheet that lives in the history: opening is an entry of the same address, so the phone's back key closes it.
 * `name` tells the sheets of one page apart.
 */
export function useSheet(name: string): SheetControl {
  const navigate = useNavigate();
  const location = useLocation();
  const isClosing = useRef(false);
  const held = stateOf(location.state)[`sheet-${name}`];
  const openId = typeof held === 'string' ? held : null;

  // Another part of the page may open it again (the bottom bar opens what the menu closes), so the next one closes as well.
  useEffect(() => {
    isClosing.current = false;
  }, [openId]);

  const open = useCallback(
    (id = 'open', instead?: string) => {
      const { pathname, search, hash } = location;
      const state = { ...stateOf(location.state) };
      const replace = instead !== undefined && `sheet-${instead}` in state;
      if (replace) delete state[`sheet-${instead}`];
      void navigate(
        { pathname, search, hash },
        { state: { ...state, [`sheet-${name}`]: id }, preventScrollReset: true, replace },
      );
    },
    [location, name, navigate],
  );
  const close = useCallback(() => {
    // Escape and a press outside may both ask: one step back only.
    if (openId === null || isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  }, [navigate, openId]);
  return { openId, open, close };
}
