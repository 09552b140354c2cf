import { useEffect, useState } from 'react';
import { copyText } from '@web/base/copy-text';

/** The specification's 2 s. */
export const COPIED_MS = 2_000;

export interface Copied {
  id: string;
  number: string;
  isDone: boolean;
}

/**
 * Copies a number to the clipboard and shows for 2 s which one it was. Browsers refuse without a secure address or a
 * permission: then `isDone` is false until the next press.
 */
export function useCopied(): [copied: Copied | null, copy: (id: string, number: string) => Promise<void>] {
  const [copied, setCopied] = useState<Copied | null>(null);
  useEffect(() => {
    if (!copied?.isDone) return undefined;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (id: string, number: string) => {
    setCopied({ id, number, isDone: await copyText(number) });
  };
  return [copied, copy];
}
