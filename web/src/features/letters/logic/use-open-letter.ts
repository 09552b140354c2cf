import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LETTERS } from '@app/content/records/letters';
import type { LetterRecord } from '@app/content/records/letters';

const OWN = 'letter-sheet';
const isOwn = (state: unknown): boolean => typeof state === 'object' && state !== null && OWN in state;

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
  const { pathname, search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const id = decodeURIComponent(hash.slice(1));
  const letter = LETTERS.find((one) => one.id === id) ?? null;
  const isOpen = letter !== null;
  const open = useCallback(
    (next: string) =>
      void navigate(
        { pathname, search, hash: next },
        { state: isOpen ? state : { [OWN]: true }, replace: isOpen, preventScrollReset: true },
      ),
    [navigate, pathname, search, state, isOpen],
  );
  const close = useCallback(() => {
    if (isOwn(state)) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, state]);
  return { letter, open, close };
}
