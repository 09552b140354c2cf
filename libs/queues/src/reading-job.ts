// A job of a queue of readings says why it was put there, and nothing else.
import { UnrecoverableError } from 'bullmq';

export interface ReadingJob<Reason extends string> {
  v: 1;
  reason: Reason;
}

/** @throws UnrecoverableError for a job of another version */
export function reasonOf<Reason extends string>(data: unknown, reasons: readonly Reason[]): Reason {
  const { v, reason } = (data ?? {}) as Partial<ReadingJob<string>>;
  const known = reasons.find((each) => each === reason);
  if (v !== 1 || known === undefined) throw new UnrecoverableError('a job of another version');
  return known;
}
