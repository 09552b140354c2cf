// Where a visitor is in the check, kept in the history and nowhere else: the phone's back key goes one question back.
// An entry holds a number only; answers never leave the memory of the page.
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stateOf } from '@web/base/history-state';
import { STEPS } from '../logic/check-form';

/** Before it the questions of a phone, of which a situation leaves some out; the result comes after them. */
export const RESULT_STEP = STEPS.length + 1;

interface Place {
  step: number;
  /** Entries of this check in the history, to leave them all at once. */
  depth: number;
}

const NAME = 'check';

function placeOf(state: unknown): Place {
  const held = stateOf(state)[NAME];
  const { step, depth } = (held ?? {}) as Partial<Place>;
  const isPlace = typeof step === 'number' && typeof depth === 'number' && step >= 1 && step <= RESULT_STEP;
  return isPlace ? { step, depth } : { step: 1, depth: 0 };
}

export interface CheckSteps {
  step: number;
  go: (step: number) => void;
  /** One entry back; on the first question there is none of ours. */
  back: () => void;
  /** All entries of the check back. */
  exit: () => void;
}

export function useCheckSteps(): CheckSteps {
  const navigate = useNavigate();
  const location = useLocation();
  const { step, depth } = placeOf(location.state);

  const go = useCallback(
    (next: number) => {
      const { pathname, search, hash } = location;
      void navigate(
        { pathname, search, hash },
        { state: { ...stateOf(location.state), [NAME]: { step: next, depth: depth + 1 } }, preventScrollReset: true },
      );
    },
    [depth, location, navigate],
  );
  const back = useCallback(() => {
    if (depth > 0) void navigate(-1);
  }, [depth, navigate]);
  const exit = useCallback(() => {
    if (depth > 0) void navigate(-depth);
  }, [depth, navigate]);
  return { step, go, back, exit };
}
