import { useEffect, useState } from 'react';

/**
 * A module that is a chunk of its own, fetched when it is first wanted.
 * @param load stays the same between renders
 * @returns null until it is here, and without network
 */
export function useLazyModule<Module extends object>(isWanted: boolean, load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load().then(setModule, () => undefined);
  }, [isWanted, load]);
  return module;
}
