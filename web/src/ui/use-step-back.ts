import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stateOf, without } from '@web/base/history-state';

/** A step back requested and not come for so long was dropped by the browser. */
const STEP_BACK_MS = 1_000;
/** The entry left last and the mark of what showed in it, until the step back has come: one history, so one for all. */
let leaving: { key: string; mark: string } | null = null;

/** What an entry is added to. */
export interface EntryBefore {
  state: Readonly<Record<string, unknown>>;
  /** The step back was dropped: the new entry takes the place of the one that was to go, whose mark is no longer in the state. */
  replace: boolean;
}

export interface StepBack<T> {
  /** Asked to go: anyone who closes something sees it go at once, though the step is drawn when there is time, and may be dropped. */
  isLeft: boolean;
  leave: () => void;
  /** Now, or when the step back under way has come: it would take the new entry away again. */
  enter: (what: T) => void;
}

/**
 * What opens as an entry of the history and closes by one step back: a sheet, a letter.
 * @param mark of its entry's state, another one for each that shows on a page
 * @param push adds the entry
 */
export function useStepBack<T>(mark: string, push: (what: T, from: EntryBefore) => void): StepBack<T> {
  const navigate = useNavigate();
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  const [left, setLeft] = useState<string | null>(null);
  if (left !== null && left !== key) setLeft(null);
  const [wanted, setWanted] = useState<{ what: T } | null>(null);

  const add = useCallback(
    (what: T, dropped?: string) => {
      const before = stateOf(state);
      const replace = dropped !== undefined;
      push(what, { state: replace ? without(before, dropped) : before, replace });
    },
    [push, state],
  );
  useEffect(() => {
    if (leaving?.key !== key) leaving = null;
    if (wanted === null) return;
    const pushNow = (dropped?: string) => {
      setWanted(null);
      add(wanted.what, dropped);
    };
    if (leaving === null) return pushNow();
    const { mark: dropped } = leaving;
    const timer = setTimeout(() => pushNow(dropped), STEP_BACK_MS);
    return () => clearTimeout(timer);
  }, [add, key, wanted]);
  const enter = useCallback((what: T) => (leaving?.key === key ? setWanted({ what }) : add(what)), [add, key]);
  const leave = useCallback(() => {
    // Escape and a press outside may both ask: one step back only.
    if (leaving?.key === key && leaving.mark === mark) return;
    leaving = { key, mark };
    setLeft(key);
    void navigate(-1);
  }, [key, mark, navigate]);
  return { isLeft: left === key, leave, enter };
}
