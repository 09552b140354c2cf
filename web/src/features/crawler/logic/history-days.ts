// Pure: the history by day in California, newest first.
import type { RunResponse } from '@app/contracts/http/crawler';
import { pacificDate } from '@web/base/formats/dates';

export interface HistoryDay {
  /** YYYY-MM-DD */
  day: string;
  /** An instant of it, for its name. */
  at: string;
  runs: RunResponse[];
  succeeded: number;
  failed: number;
}

const beganAt = ({ startedAt, createdAt }: RunResponse): string => startedAt ?? createdAt;

export function daysOf(runs: readonly RunResponse[]): HistoryDay[] {
  const days = new Map<string, RunResponse[]>();
  for (const run of runs) {
    const day = pacificDate(new Date(beganAt(run)));
    days.set(day, [...(days.get(day) ?? []), run]);
  }
  const count = (all: readonly RunResponse[], status: RunResponse['status']) =>
    all.filter((run) => run.status === status).length;
  return [...days]
    .sort(([left], [right]) => right.localeCompare(left))
    .map(([day, own]) => ({
      day,
      at: own[0] ? beganAt(own[0]) : day,
      runs: own,
      succeeded: count(own, 'succeeded'),
      failed: count(own, 'failed'),
    }));
}
