import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStepBack } from './use-step-back';

/** The card to show lies over every other sheet (web/src/app/card-host.tsx). */
export const CARD_SHEET = 'card';

export interface SheetControl {
  /** What the sheet shows now; null = closed. */
  openId: string | null;
  /** @param instead name of another sheet whose place in the history this one takes */
  open: (id?: string, instead?: string) => void;
  close: () => void;
}

interface Opening {
  id: string;
  instead?: string | undefined;
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
  const push = useCallback(
    ({ id, instead: asked }: Opening, dropped?: string) => {
      const { pathname, search, hash } = location;
      const state = { ...stateOf(location.state) };
      const instead = dropped ?? asked;
      const replace = instead !== undefined && `sheet-${instead}` in state;
      if (replace) delete state[`sheet-${instead}`];
      void navigate(
        { pathname, search, hash },
        { state: { ...state, [`sheet-${name}`]: id }, preventScrollReset: true, replace },
      );
    },
    [location, name, navigate],
  );
  const { isLeft, leave, enter } = useStepBack(name, push);
  const held = stateOf(location.state)[`sheet-${name}`];
  const openId = typeof held === 'string' && !isLeft ? held : null;
  const open = useCallback((id = 'open', instead?: string) => enter({ id, instead }), [enter]);
  const close = useCallback(() => {
    if (openId !== null) leave();
  }, [leave, openId]);
  return { openId, open, close };
}
