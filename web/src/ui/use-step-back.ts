import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A step back asked for and not come for so long was dropped by the browser. */
const STEP_BACK_MS = 1_000;
/** The entry left last and what showed in it, until the step back has come: one history, so one for all. */
let leaving: { key: string; name: string } | null = null;

export interface StepBack<T> {
  /** Asked to go: whoever closes something sees it go at once, though the step is drawn when there is time, and may be dropped. */
  isLeft: boolean;
  leave: () => void;
  /** Now, or when the step back under way has come: it would take the new entry away again. */
  enter: (what: T) => void;
}

/**
 * What opens as an entry of the history and closes by one step back: a sheet, a letter.
 * @param name tells what shows on one page apart
 * @param push adds the entry; `dropped` is the name of what was left here and never went, whose place it takes
 */
export function useStepBack<T>(name: string, push: (what: T, dropped?: string) => void): StepBack<T> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [left, setLeft] = useState<string | null>(null);
  if (left !== null && left !== key) setLeft(null);
  const [wanted, setWanted] = useState<{ what: T } | null>(null);

  useEffect(() => {
    if (leaving?.key !== key) leaving = null;
    if (wanted === null) return;
    const pushNow = (dropped?: string) => {
      setWanted(null);
      push(wanted.what, dropped);
    };
    if (leaving === null) return pushNow();
    const { name: dropped } = leaving;
    const timer = setTimeout(() => pushNow(dropped), STEP_BACK_MS);
    return () => clearTimeout(timer);
  }, [key, push, wanted]);
  const enter = useCallback((what: T) => (leaving?.key === key ? setWanted({ what }) : push(what)), [key, push]);
  const leave = useCallback(() => {
    // Escape and a press outside may both ask: one step back only.
    if (leaving?.key === key && leaving.name === name) return;
    leaving = { key, name };
    setLeft(key);
    void navigate(-1);
  }, [key, name, navigate]);
  return { isLeft: left === key, leave, enter };
}
