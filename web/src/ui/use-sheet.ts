import { useCallback, useEffect, useRef, useState } from 'react';
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
  const { key } = location;
  const held = stateOf(location.state)[`sheet-${name}`];
  // The step back is drawn when there is time (a transition), and a browser may drop it: who closes a sheet sees it go at once.
  const [closed, setClosed] = useState<string | null>(null);
  if (closed !== null && closed !== key) setClosed(null);
  const openId = typeof held === 'string' && closed !== key ? held : null;
  // Escape and a press outside may both ask: one step back only.
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (left.current !== key) left.current = null;
  }, [key]);

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
    if (openId === null || left.current === key) return;
    left.current = key;
    setClosed(key);
    void navigate(-1);
  }, [key, navigate, openId]);
  return { openId, open, close };
}
