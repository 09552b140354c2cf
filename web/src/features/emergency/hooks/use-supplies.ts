import { useState } from 'react';
import { forget, isKept, readStored, store } from '@web/base/browser-storage';
import { toggled } from '@web/base/toggled';
import { useBrowserValue } from '@web/base/use-browser-value';
import { ALL_IDS, readSupplies, SUPPLIES_KEY } from '../logic/supplies';

export interface Supplies {
  ready: readonly string[];
  /** False: this browser keeps nothing for us. */
  isKept: boolean;
  toggle: (id: string) => void;
  checkAll: () => void;
  uncheckAll: () => void;
  /** Takes what is kept out of the browser. */
  clear: () => void;
}

const readKept = (): string | null => readStored(SUPPLIES_KEY);

/** What is ready, kept in this browser alone. */
export function useSupplies(): Supplies {
  // A page rendered at build knows nothing of this browser: what is kept comes with the second drawing.
  const kept = useBrowserValue(readKept, null);
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const ready = changed ?? readSupplies(kept);
  const [isStored, setIsStored] = useState(true);
  const change = (next: string[]) => {
    const text = JSON.stringify(next);
    store(SUPPLIES_KEY, text);
    setIsStored(isKept(SUPPLIES_KEY, text));
    setChanged(next);
  };
  return {
    ready,
    isKept: isStored,
    toggle: (id) => change(toggled(ready, id)),
    checkAll: () => change([...ALL_IDS]),
    uncheckAll: () => change([]),
    clear: () => {
      forget(SUPPLIES_KEY);
      setChanged([]);
    },
  };
}
