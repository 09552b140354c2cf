// The visitor's text size: 100, 125 or 150 percent, kept in the browser; `html[data-text]` carries it to the styles.
import { readStored, store } from '@web/base/browser-storage';

export const TEXT_SIZES = ['100', '125', '150'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const TEXT_SIZE_KEY = 'text-size';

const listeners = new Set<() => void>();

function readTextSize(): TextSize {
  const stored = readStored(TEXT_SIZE_KEY);
  return TEXT_SIZES.find((size) => size === stored) ?? '100';
}

/** Writes the size where the styles read it; called once before the first paint and on every choice. */
export function applyTextSize(size: TextSize = readTextSize()): void {
  document.documentElement.dataset.text = size;
}

export function chooseTextSize(size: TextSize): void {
  store(TEXT_SIZE_KEY, size);
  applyTextSize(size);
  announceTextSize();
}

/** For anyone who changes the size on the page by another way (easy-mode.ts). */
export function announceTextSize(): void {
  listeners.forEach((listener) => listener());
}

export function subscribeTextSize(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The size on the page now (storage may be closed to us, the page is not). */
export function currentTextSize(): TextSize {
  return TEXT_SIZES.find((size) => size === document.documentElement.dataset.text) ?? '100';
}
