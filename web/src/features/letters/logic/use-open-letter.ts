import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LETTERS } from '@app/content/records/letters';
import type { LetterRecord } from '@app/content/records/letters';
import { useCurrentLocation } from '@web/base/current-location';
import { stateOf } from '@web/base/history-state';
import { partOf } from '@web/base/part-of-address';
import { useStepBack } from '@web/ui/use-step-back';
import type { EntryBefore } from '@web/ui/use-step-back';

const OWN = 'letter-sheet';

export interface OpenLetter {
  letter: LetterRecord | null;
  open: (id: string) => void;
  close: () => void;
}

/**
 * The letter the address names (`#medicare-bill`). Opening one is an entry of the history, so the phone's back key closes it; going
 * from one to another takes its place. A link from outside is closed on the page.
 */
export function useOpenLetter(): OpenLetter {
  const navigate = useNavigate();
  const current = useCurrentLocation();
  const { hash, ...location } = useLocation();
  const isOwn = OWN in stateOf(location.state);
  const id = partOf(hash);
  const named = LETTERS.find((one) => one.id === id) ?? null;
  const push = useCallback(
    (next: string, from: EntryBefore) => {
      const isOther = named !== null && !from.replace;
      const state = isOther ? from.state : { ...from.state, [OWN]: true };
      const replace = isOther || from.replace;
      const { pathname, search } = current();
      void navigate({ pathname, search, hash: next }, { state, replace, preventScrollReset: true });
    },
    [current, navigate, named],
  );
  const { isLeft, leave, enter: open } = useStepBack(OWN, push);
  const close = useCallback(() => {
    const { pathname, search } = current();
    if (isOwn) leave();
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [current, isOwn, leave, navigate]);
  return { letter: isLeft ? null : named, open, close };
}
