// localStorage that cannot break a page: private windows and full disks throw on use.

export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a preference if the browser lets us; the choice holds for this page either way. */
export function store(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the visitor's browser does not keep things for us.
  }
}

/** Whether the browser holds what was just kept. */
export const isKept = (key: string, value: string): boolean => readStored(key) === value;

export function forget(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // What cannot be read was never kept.
  }
}
