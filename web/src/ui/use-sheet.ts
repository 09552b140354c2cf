import { useCallback, useEffect, useState } from 'react';
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

/** A step back asked for and not come for so long was dropped by the browser. */
const STEP_BACK_MS = 1_000;
/** The sheet closed last and its entry, until the step back has come: one history, so one for all sheets. */
let leaving: { key: string; name: string } | null = null;

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
  // Opened before the step back of the sheet that was closed has come, which would take the new entry away again.
  const [wanted, setWanted] = useState<{ id: string; instead?: string } | null>(null);

  const push = useCallback(
    (id: string, instead?: string) => {
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
  const open = useCallback(
    (id = 'open', instead?: string) => (leaving?.key === key ? setWanted({ id, instead }) : push(id, instead)),
    [key, push],
  );
  useEffect(() => {
    if (leaving?.key !== key) leaving = null;
    if (wanted === null) return;
    const openNow = (instead?: string) => {
      setWanted(null);
      push(wanted.id, instead);
    };
    if (leaving === null) return openNow(wanted.instead);
    const { name: closedName } = leaving;
    const timer = setTimeout(() => openNow(closedName), STEP_BACK_MS);
    return () => clearTimeout(timer);
  }, [key, push, wanted]);
  const close = useCallback(() => {
    // Escape and a press outside may both ask: one step back only.
    if (openId === null || (leaving?.key === key && leaving.name === name)) return;
    leaving = { key, name };
    setClosed(key);
    void navigate(-1);
  }, [key, name, navigate, openId]);
  return { openId, open, close };
}
