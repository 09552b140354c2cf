// The one toast of the page. Radix shows it; this store keeps the specification's numbers (one visible, late removal).

export const TOAST_DURATION_MS = 5000;
/** A dismissed toast stays readable in the store this long, so that it leaves the screen with its words. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD = 50;
export const TOAST_HOTKEY = 'F8';

export type ToastTone = 'info' | 'success' | 'danger';

export interface ToastInput {
  title: string;
  description?: string;
  tone: ToastTone;
}

export interface ToastState extends ToastInput {
  id: number;
  isOpen: boolean;
}

let current: ToastState | null = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastState | null): void {
  current = next;
  listeners.forEach((listener) => listener());
}

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ToastState | null => current,
  /** Shows a toast in place of the one before it. */
  show(input: ToastInput): void {
    clearTimeout(removal);
    set({ ...input, id: nextId++, isOpen: true });
  },
  dismiss(): void {
    if (!current?.isOpen) return;
    set({ ...current, isOpen: false });
    removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY_MS);
  },
};
