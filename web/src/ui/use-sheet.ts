import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The card to show lies over every other sheet (web/src/app/card-host.tsx). */
export const CARD_SHEET = 'card';

/** How long a step back may take before it counts as dropped. */
const STEP_BACK_MS = 1_000;

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
  const askedAt = useRef<number | null>(null);
  const held = stateOf(location.state)[`sheet-${name}`];
  const openId = typeof held === 'string' ? held : null;

  // The step back has come, or another one in its place: the next ask closes as well.
  useEffect(() => {
    askedAt.current = null;
  }, [location.key]);

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
    if (openId === null) return;
    const now = performance.now();
    if (askedAt.current === null) {
      askedAt.current = now;
      void navigate(-1);
      return;
    }
    // Escape and a press outside may both ask: one step back only.
    if (now - askedAt.current < STEP_BACK_MS) return;
    // A browser may drop a step back; a second one could leave the page, so this entry becomes the page without the sheet.
    const { pathname, search, hash } = location;
    const state = { ...stateOf(location.state) };
    delete state[`sheet-${name}`];
    void navigate({ pathname, search, hash }, { state, preventScrollReset: true, replace: true });
  }, [location, name, navigate, openId]);
  return { openId, open, close };
}
