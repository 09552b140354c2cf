import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentLocation } from '@web/base/current-location';
import { stateOf, without } from '@web/base/history-state';
import { useStepBack } from './use-step-back';
import type { EntryBefore } from './use-step-back';

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

/**
 * A sheet that lives in the history: opening is an entry of the same address, so the phone's back key closes it.
 * `name` distinguishes the sheets of one page.
 */
export function useSheet(name: string): SheetControl {
  const navigate = useNavigate();
  const location = useLocation();
  const current = useCurrentLocation();
  const push = useCallback(
    ({ id, instead }: Opening, from: EntryBefore) => {
      const isInstead = instead !== undefined && `sheet-${instead}` in from.state;
      const state = isInstead ? without(from.state, `sheet-${instead}`) : from.state;
      const replace = from.replace || isInstead;
      const { pathname, search, hash } = current();
      void navigate(
        { pathname, search, hash },
        { state: { ...state, [`sheet-${name}`]: id }, preventScrollReset: true, replace },
      );
    },
    [current, name, navigate],
  );
  const { isLeft, leave, enter } = useStepBack(`sheet-${name}`, push);
  const held = stateOf(location.state)[`sheet-${name}`];
  const openId = typeof held === 'string' && !isLeft ? held : null;
  const open = useCallback((id = 'open', instead?: string) => enter({ id, instead }), [enter]);
  const close = useCallback(() => {
    if (openId !== null) leave();
  }, [leave, openId]);
  return { openId, open, close };
}
