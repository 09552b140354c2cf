// Pure: how long something took, in the two largest units a person would say.

export interface Duration {
  /** Key under `crawler:duration`. */
  key: 'seconds' | 'minutes' | 'hours';
  hours: number;
  minutes: number;
  seconds: number;
}

/** Milliseconds in whole seconds; a clock that runs ahead of the server's gives 0. */
export function durationOf(milliseconds: number): Duration {
  const whole = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const seconds = whole % 60;
  return { key: hours > 0 ? 'hours' : minutes > 0 ? 'minutes' : 'seconds', hours, minutes, seconds };
}

/** From the beginning of a run to its end, or to now while it goes on; null = it has not begun. */
export function runMilliseconds(
  { startedAt, finishedAt }: { startedAt: string | null; finishedAt: string | null },
  now: Date,
): number | null {
  if (startedAt === null) return null;
  return (finishedAt === null ? now.getTime() : Date.parse(finishedAt)) - Date.parse(startedAt);
}
