/** How long a test waits for what must come, in milliseconds: against what hangs, not against what is slow. A busy machine takes ten times as long. */
export const HANG_MS = 120_000;
