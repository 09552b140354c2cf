/** How long to stay away when a source says 429 without a Retry-After. */
const DEFAULT_MS = 60_000;

/**
 * Milliseconds to wait by a Retry-After header: seconds ("120") or an HTTP date.
 * @returns null when the header is absent or unreadable
 */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // Date.parse reads far more than HTTP dates ("-5" is a year); only the form the standard names counts.
  if (!/^[A-Z][a-z]{2,8}, .*\d{2}:\d{2}:\d{2}/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

/** The rest a 429 or 503 asks for; null when it is not one (a 503 without a Retry-After is a fault, not a request). */
export function requestedCooldownMs(status: number, header: string | undefined, now: Date): number | null {
  const requestedMs = retryAfterMs(header, now);
  if (status === 429) return requestedMs ?? DEFAULT_MS;
  return status === 503 ? requestedMs : null;
}
