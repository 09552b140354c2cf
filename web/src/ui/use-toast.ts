import { toastStore } from './toast-store';
import type { ToastInput } from './toast-store';

const api = { showToast: (input: ToastInput) => toastStore.show(input) };

/** `showToast` never carries the only copy of a message: a dialog or page shows its own error too. */
export function useToast(): { showToast: (input: ToastInput) => void } {
  return api;
}
