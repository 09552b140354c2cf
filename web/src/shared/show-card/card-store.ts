// Which card is open. Any screen may open one; the app fetches and draws it (web/src/app/card-host.tsx). It lies in the memory of
// this window alone: the history knows its number, no address and no storage knows its words.
import { useSyncExternalStore } from 'react';
import type { Card } from './card';

export interface OpenCard {
  /** Of this window: after a reload no old entry of the history means a new card. */
  id: string;
  card: Card;
}

let current: OpenCard | null = null;
const listeners = new Set<() => void>();

function set(next: OpenCard | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** @returns the id to open in the history */
export function putCard(card: Card): string {
  const id = `${Date.now()}`;
  set({ id, card });
  return id;
}

/** Another card may lie in its place already. */
export function dropCard(id: string): void {
  if (current?.id === id) set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readCurrent = (): OpenCard | null => current;

export const useOpenCard = (): OpenCard | null => useSyncExternalStore(subscribe, readCurrent, readCurrent);
