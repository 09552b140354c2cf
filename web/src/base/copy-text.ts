import { withoutJoiners } from './formats/keep-together';

/** Puts a text on the clipboard. @returns whether the browser allowed it: it asks for a secure address or a permission */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(withoutJoiners(text));
    return true;
  } catch {
    return false;
  }
}
