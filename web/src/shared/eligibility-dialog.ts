// Whether the eligibility dialog is requested. Any screen may open it; the app fetches and draws it when it is.
import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openEligibilityDialog = (): void => set(true);
export const closeEligibilityDialog = (): void => set(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readOpen = (): boolean => isOpen;

export const useIsEligibilityDialogOpen = (): boolean => useSyncExternalStore(subscribe, readOpen, readOpen);
